import render from '@docusaurus/core/lib/client/serverEntry';
import {keysFile, type RenderKeys} from '../types';
import {keepRenders} from './keepRenders';

/** The bundler's name for Node's `require`, relative to the server bundle. */
declare const __non_webpack_require__: (file: string) => unknown;

export default keepRenders(render, __non_webpack_require__(`./${keysFile}`) as RenderKeys);
