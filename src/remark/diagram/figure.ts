import {element, type Node} from '../tree';

/** `dangerouslySetInnerHTML` as an MDX attribute. */
function htmlAttribute(html: string): object {
  const value = JSON.stringify(html);
  const property = {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: {type: 'Identifier', name: '__html'},
    value: {type: 'Literal', value: html, raw: value},
  };
  const expression = {type: 'ObjectExpression', properties: [property]};
  const body = [{type: 'ExpressionStatement', expression}];
  const estree = {type: 'Program', sourceType: 'module', comments: [], body};
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {type: 'mdxJsxAttributeValueExpression', value: `{__html: ${value}}`, data: {estree}},
  };
}

/**
 * The figure that replaces a diagram on the page. Its pictures are one HTML string, so that browsers don't hydrate an
 * element for each shape.
 *
 * @param alt text alternative, which screen readers read instead of the labels
 * @param relations groups and arrows as text, for the page's Markdown
 * @param html the pictures
 */
export function figure(alt: string, relations: string, html: string): Node {
  const {attributes, ...node} = element('figure', {
    className: 'diagram',
    role: 'img',
    'aria-label': alt,
    ...(relations ? {'data-relations': relations} : {}),
  });
  return {...node, attributes: [...(attributes as object[]), htmlAttribute(html)]};
}
