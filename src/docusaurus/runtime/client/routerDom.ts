export * from 'react-router-dom/esm/react-router-dom.js';
export {BrowserRouter} from './Router';
