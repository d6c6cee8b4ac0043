import path from 'node:path';
import {mediaTypes, type MediaType} from '../../deploy/rules';

const byExtension = new Map(
  mediaTypes.flatMap((mediaType) =>
    mediaType.extensions.map((extension): [string, MediaType] => [`.${extension}`, mediaType]),
  ),
);

/** Kind of a file that hosts serve, by its name; `undefined` where they know none. */
export function mediaTypeOf(file: string): MediaType | undefined {
  return byExtension.get(path.extname(file));
}
