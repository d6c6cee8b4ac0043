export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history/esm/history.js';

function noHistory(): never {
  throw new Error(
    'src/docusaurus/unused-modules leaves hash and memory histories out of the browser bundle.',
  );
}

export {noHistory as createHashHistory, noHistory as createMemoryHistory};
