import * as original from 'history';
import {describe, expect, it} from 'vitest';
import * as history from '../browserHistory';

describe('browserHistory', () => {
  it('has what the original has for addresses of the browser', () => {
    const {createBrowserHistory, createLocation, createPath, locationsAreEqual} = history;
    const location = createLocation('/docs/?q=a#b');
    expect(location).toEqual(original.createLocation('/docs/?q=a#b'));
    expect(createPath(location)).toBe('/docs/?q=a#b');
    expect(locationsAreEqual(location, createLocation('/docs/?q=a#b'))).toBe(true);
    expect(createBrowserHistory).toBeTypeOf('function');
  });

  it('says who has left the others out', () => {
    expect(() => history.createHashHistory()).toThrow('src/plugins/lean-modules');
    expect(() => history.createMemoryHistory()).toThrow('src/plugins/lean-modules');
  });
});
