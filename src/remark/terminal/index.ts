import {element, importOf, spotsIn, type Node, type PageFile} from '../tree';
import {commandsIn} from './session';

/** Name of the imported component. Must not collide with the page's own imports. */
const component = 'TerminalSession';

/**
 * Remark plugin: turns each code block in the language `terminal` into a recording that readers can play. Its text is
 * part of the page.
 */
export function terminal() {
  return (tree: Node, file: Pick<PageFile, 'fail'>): void => {
    const spots = spotsIn(tree, ({type, lang}) => type === 'code' && lang === 'terminal');
    for (const {node, replace} of spots) {
      const text = node.value ?? '';
      const title = /^title="([^"]+)"$/.exec(node.meta?.trim() ?? '')?.[1];
      if (title === undefined || commandsIn(text) === '') {
        file.fail(
          'A recording must start with ```terminal title="What it shows" and have at least one line that starts with "$ ".',
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
