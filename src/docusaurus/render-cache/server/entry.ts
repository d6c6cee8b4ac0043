import render from '@docusaurus/core/lib/client/serverEntry';
import {cacheRenders, keysFile, type RenderKeys} from './cacheRenders';

/** The bundler's name for Node's `require`, relative to the server bundle. */
declare const __non_webpack_require__: (file: string) => unknown;

export default cacheRenders(render, __non_webpack_require__(`./${keysFile}`) as RenderKeys);
