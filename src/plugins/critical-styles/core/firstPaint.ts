import postcss, {type AtRule, type Rule} from 'postcss';

/** Whether a selector shows only what is pointed at, before scripts or without them excepted. */
function isPointedAt(selector: string): boolean {
  return /:(?:hover|active)\b/.test(selector) && !selector.includes('[data-has-hydrated');
}

function isPrint(rule: AtRule): boolean {
  return rule.name === 'media' && rule.params === 'print';
}

function isLayered({parent}: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name === 'layer';
}

/** Whether a rule holds for every page of a site, in every theme and width. */
function holdsAlways(rule: Rule): boolean {
  return rule.selectors.includes(':root') && rule.parent?.type === 'root';
}

/**
 * Leaves out what no first paint shows: rules for paper and for what is pointed at, transitions, and variables of
 * a layer that a rule outside of layers sets anew, which always wins.
 *
 * @param css styles of a page
 */
export function firstPaint(css: string): string {
  const root = postcss.parse(css);
  const setAnew = new Set<string>();
  root.walkRules((rule) => {
    if (holdsAlways(rule)) {
      rule.walkDecls(/^--/, ({prop}) => {
        setAnew.add(prop);
      });
    }
  });
  root.walkAtRules((rule) => {
    if (isPrint(rule)) {
      rule.remove();
    }
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !isPointedAt(selector));
    if (selectors.length === 0) {
      rule.remove();
      return;
    }
    rule.selectors = selectors;
    rule.walkDecls(/^transition/, (declaration) => {
      declaration.remove();
    });
    if (rule.selector === ':root' && isLayered(rule)) {
      rule.walkDecls(/^--/, (declaration) => {
        if (setAnew.has(declaration.prop)) {
          declaration.remove();
        }
      });
    }
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) {
      rule.remove();
    }
  });
  return root.toString();
}
