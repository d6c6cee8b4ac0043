/** In the place of `history`: what a router with addresses of the browser asks for, out of the original. */
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history/esm/history.js';

/** Stands for histories in the hash or in memory, whose routers the site does not use. */
function noHistory(): never {
  throw new Error('src/plugins/lean-modules leaves this kind of history out of the browser.');
}

export {noHistory as createHashHistory, noHistory as createMemoryHistory};
