import {htmlAttribute} from '../htmlAttribute';

/** An element of a page, as MDX writes it between its Markdown. */
export interface Figure {
  readonly type: 'mdxJsxFlowElement';
  readonly name: 'figure';
  readonly attributes: readonly object[];
  readonly children: readonly [];
}

/**
 * The figure that takes a diagram's place in the page. Its pictures are one string of HTML, so that
 * the browser neither loads nor hydrates an element for each of their shapes.
 *
 * @param alt what the picture says; readers of the page hear it instead of the labels.
 * @param html the pictures.
 */
export function figure(alt: string, html: string): Figure {
  return {
    type: 'mdxJsxFlowElement',
    name: 'figure',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'className', value: 'diagram'},
      {type: 'mdxJsxAttribute', name: 'role', value: 'img'},
      {type: 'mdxJsxAttribute', name: 'aria-label', value: alt},
      htmlAttribute(html),
    ],
    children: [],
  };
}
