import {expect, it} from 'vitest';
import {withoutChunkTable} from '../chunkTable';

class ChunkAssetPlugin {
  readonly isTable = true;
}

class Other {
  readonly isTable = false;
}

it('the table of all chunk names is taken out of the runtime', () => {
  const other = new Other();
  expect(withoutChunkTable([undefined, other, new ChunkAssetPlugin()])).toEqual([undefined, other]);
});

it.each([
  ['none', [new Other()], '0 plugins of the class ChunkAssetPlugin; it has Other.'],
  ['two', [new ChunkAssetPlugin(), new ChunkAssetPlugin()], '2 plugins of the class ChunkAssetPlugin'],
])('is not taken for gone when there is %s', (_name, plugins, message) => {
  expect(() => withoutChunkTable<object>(plugins)).toThrow(message);
});
