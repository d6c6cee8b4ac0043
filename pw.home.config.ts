import base from './playwright.config';
export default {...base, workers: 1, use: {...base.use, baseURL: 'http://localhost:4482'}, webServer: {command: 'npx docusaurus serve . --no-open --port 4482 --host localhost', port: 4482}, outputDir: '/tmp/homekcl/pw', reporter: [['list']]};
