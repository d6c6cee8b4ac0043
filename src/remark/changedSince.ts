import {importOf, type Node} from './tree';

/** The component, whose element the plugin `version-changes` adds to the pages that changed. */
export const changedSinceComponent = 'ChangedSince';

/**
 * Remark plugin: moves the line "Changed since" to the beginning of the page. The build adds it at the end, so that
 * messages about the page name the right lines.
 */
export function changedSince() {
  return ({children = []}: Node): void => {
    const line = children.at(-1);
    if (line?.name === changedSinceComponent) {
      children.pop();
      const from = `@site/src/components/versions/${changedSinceComponent}`;
      children.unshift(importOf(changedSinceComponent, from, changedSinceComponent), line);
    }
  };
}
