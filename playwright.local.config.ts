import base from './playwright.config';
export default {...base, webServer: undefined, reporter: 'line', use: {...base.use, baseURL: 'http://localhost:4441'}};
