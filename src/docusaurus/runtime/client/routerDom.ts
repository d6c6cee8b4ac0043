export * from 'react-router-dom/esm/react-router-dom.js';
// Docusaurus' entry names both. With the original of one, the original router would stay in the bundle.
export {BrowserRouter, BrowserRouter as HashRouter} from './Router';
