import {element, script, type Node} from '../tree';

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
  const pictures = {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {type: 'mdxJsxAttributeValueExpression', ...script(`({__html: ${JSON.stringify(html)}})`)},
  };
  return {...node, attributes: [...(attributes as object[]), pictures]};
}
