import {element, script, type Node} from '../tree';

/**
 * The figure that takes a diagram's place in the page. Its pictures are one string of HTML, so that
 * the browser doesn't hydrate an element for each of their shapes.
 *
 * @param alt what the picture says; screen readers read it instead of the labels
 * @param relations its arrows in words, for the page's Markdown
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
