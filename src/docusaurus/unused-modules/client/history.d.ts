declare module 'history/esm/history.js' {
  export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history';
}
