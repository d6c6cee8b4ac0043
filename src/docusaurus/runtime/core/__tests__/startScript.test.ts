import vm from 'node:vm';
import {expect, it} from 'vitest';
import {startScript} from '../startScript';

it('cannot be closed by a text', () => {
  const script = startScript('/', '/', {
    wrongBase: '{configured} {actual} {actual}',
    notStarted: 'No {file}',
    retry: `</script><b>'"\\\n`,
  });
  expect(script).not.toContain('<');
  expect(() => new vm.Script(script)).not.toThrow();
});
