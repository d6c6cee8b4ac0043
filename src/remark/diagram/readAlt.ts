import {Fault, type Place} from './model';

const attribute = /(?<name>[^\s=]+)(?:="(?<value>[^"]*)"|=(?<bare>\S*))?\s*/gy;

/**
 * Reads the text alternative, which follows `diagram` on the first line of the block.
 *
 * @throws {Fault} when it is missing, empty, or not alone.
 */
export function readAlt(meta: string, place: Place): string {
  let alt: string | undefined;
  for (const {groups = {}} of meta.trim().matchAll(attribute)) {
    const {name = '', value} = groups;
    if (name !== 'alt') {
      throw new Fault(
        place,
        `"${name}" is unknown here: a diagram has only alt="One sentence that says what the picture says".`,
      );
    }
    alt = value;
  }
  if (alt === undefined || alt.trim() === '') {
    throw new Fault(
      place,
      'The diagram has no text alternative: write ```diagram alt="One sentence that says what the picture says".',
    );
  }
  return alt.trim();
}
