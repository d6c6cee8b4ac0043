declare module 'react-router-dom/esm/react-router-dom.js' {
  export * from 'react-router-dom';
}
