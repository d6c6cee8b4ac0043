import {importOf, type Node} from './tree';

/** Name of the component. The plugin `version-changes` adds its element to changed pages. */
export const changedSinceComponent = 'ChangedSince';

/**
 * Remark plugin: moves the "Changed since" line to the start of the page. The build adds it at the end, so that line
 * numbers in error messages stay correct.
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
