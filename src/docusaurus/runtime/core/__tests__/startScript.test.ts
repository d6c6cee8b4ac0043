import vm from 'node:vm';
import {expect, it} from 'vitest';
import {startScript} from '../startScript';

it('stays intact if a text contains a closing script tag', () => {
  const script = startScript('/', '/', {
    wrongBase: '{configured} {actual} {actual}',
    notStarted: 'No {file}',
    retry: `</script><b>'"\\\n`,
  });
  expect(script).not.toContain('<');
  expect(() => new vm.Script(script)).not.toThrow();
});
