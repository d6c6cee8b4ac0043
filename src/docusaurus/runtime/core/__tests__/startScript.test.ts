import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import {startScript} from '../startScript';

const texts = {wrongBase: '{configured} {actual} {actual}', notStarted: 'No {file}', retry: 'Retry'};

describe('startScript', () => {
  it.each(['/', '/zh/'])('is a valid script for the base %s', (localeBaseUrl) => {
    expect(() => new vm.Script(startScript(localeBaseUrl, '/', texts))).not.toThrow();
  });

  it('cannot be closed by a text', () => {
    const script = startScript('/', '/', {...texts, retry: `</script><b>'"\\\n`});
    expect(script).not.toContain('<');
    expect(() => new vm.Script(script)).not.toThrow();
  });
});
