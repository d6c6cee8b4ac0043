import {Fault, type Place} from './model';

const attribute = /(?<name>[^\s=]+)(?:="(?<value>[^"]*)"|=(?<bare>\S*))?\s*/gy;

/**
 * Parses the text alternative, which follows `diagram` on the first line of the block.
 *
 * @throws {Fault} if it is missing or empty, or if there are other attributes
 */
export function readAlt(meta: string, place: Place): string {
  let alt: string | undefined;
  for (const {groups = {}} of meta.trim().matchAll(attribute)) {
    const {name = '', value} = groups;
    if (name !== 'alt') {
      throw new Fault(
        place,
        `"${name}" is unknown: a diagram has only alt="One sentence that describes the picture".`,
      );
    }
    alt = value;
  }
  if (alt === undefined || alt.trim() === '') {
    throw new Fault(
      place,
      'The diagram has no text alternative: write ```diagram alt="One sentence that describes the picture".',
    );
  }
  return alt.trim();
}
