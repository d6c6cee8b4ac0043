export * from 'react-router-dom/esm/react-router-dom.js';
// Docusaurus' client entry imports both. Either original would keep the original router in the bundle.
export {BrowserRouter, BrowserRouter as HashRouter} from './Router';
