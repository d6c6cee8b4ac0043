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
  const key = {type: 'Identifier', name: '__html'};
  const value = {type: 'Literal', value: html, raw: JSON.stringify(html)};
  const property = {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key,
    value,
  };
  const expression = {type: 'ObjectExpression', properties: [property]};
  const estree = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{type: 'ExpressionStatement', expression}],
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'figure',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'className', value: 'diagram'},
      {type: 'mdxJsxAttribute', name: 'role', value: 'img'},
      {type: 'mdxJsxAttribute', name: 'aria-label', value: alt},
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: `{__html: ${JSON.stringify(html)}}`,
          data: {estree},
        },
      },
    ],
    children: [],
  };
}
