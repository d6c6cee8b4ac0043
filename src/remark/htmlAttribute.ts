/** The attribute of an element of MDX whose content is a string of HTML. */
export interface HtmlAttribute {
  readonly type: 'mdxJsxAttribute';
  readonly name: 'dangerouslySetInnerHTML';
  readonly value: object;
}

/**
 * Makes HTML the content of an element of MDX: the browser then neither loads nor hydrates an element for each of its
 * parts.
 */
export function htmlAttribute(html: string): HtmlAttribute {
  const property = {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: {type: 'Identifier', name: '__html'},
    value: {type: 'Literal', value: html, raw: JSON.stringify(html)},
  };
  const expression = {type: 'ObjectExpression', properties: [property]};
  const estree = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{type: 'ExpressionStatement', expression}],
  };
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `{__html: ${JSON.stringify(html)}}`,
      data: {estree},
    },
  };
}
