import {element, importOf, spotsIn, type Node, type PageFile} from '../tree';
import {commandsIn} from './session';

/** Name of the component in the page; the page's own imports do not use it. */
const component = 'TerminalSession';

/**
 * Remark plugin: shows each code block in the language `terminal` as a recording that readers can play. The text
 * is part of the page.
 */
export function terminal() {
  return (tree: Node, file: Pick<PageFile, 'fail'>): void => {
    const spots = spotsIn(tree, ({type, lang}) => type === 'code' && lang === 'terminal');
    for (const {node, replace} of spots) {
      const text = node.value ?? '';
      const title = /^title="([^"]+)"$/.exec(node.meta?.trim() ?? '')?.[1];
      if (title === undefined || commandsIn(text) === '') {
        file.fail(
          'A recording opens with ```terminal title="What it shows" and has at least one line that starts with "$ ".',
          node.position,
          'terminal',
        );
      }
      replace(element(component, {title, text}));
    }
    if (spots.length > 0) {
      tree.children?.unshift(importOf(component, '@site/src/components/docs/Terminal', 'Terminal'));
    }
  };
}
