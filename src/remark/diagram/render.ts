import {layoutDiagram, narrowLimit} from './layout';
import {Fault, type Diagram, type Place} from './model';
import {svg} from './svg';

/** Maximum size of a diagram's pictures in bytes. */
export const byteLimit = 6000;

const cure = 'Shorten labels, or remove boxes.';

/**
 * Draws a diagram.
 *
 * @param place where the diagram starts in its file
 * @returns one SVG, or a wide one followed by a narrow one
 * @throws {Fault} if it is too wide for a phone, or too large
 */
export async function renderDiagram(diagram: Diagram, place: Place): Promise<string> {
  const {narrow, wide} = await layoutDiagram(diagram);
  if (narrow.width > narrowLimit) {
    throw new Fault(
      place,
      `The diagram is ${narrow.width} px wide on a phone, but at most ${narrowLimit} px are readable. ${cure}`,
    );
  }
  const html = (wide ? svg(wide, 'wide') : '') + svg(narrow);
  const bytes = new TextEncoder().encode(html).length;
  if (bytes > byteLimit) {
    throw new Fault(place, `The diagram takes ${bytes} bytes, but at most ${byteLimit} are allowed. ${cure}`);
  }
  return html;
}
