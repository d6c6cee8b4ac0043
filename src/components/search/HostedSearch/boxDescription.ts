/** What the box is to say besides what DocSearch knows. */
interface BoxState {
  /** Whether screen readers hear of the active row; while the reader types, they would talk over the keys. */
  readonly isTold: boolean;
  /** Whether the reader wants to see what was opened before, which DocSearch would show at once. */
  readonly wantsRecent: boolean;
  /** Whether the service has yet to answer: until then DocSearch would say that it found nothing. */
  readonly isAwaited: boolean;
}

/** What the box says of itself and of its list, which is hidden by styles where the box says so. */
export interface BoxDescription {
  /** Describes a box from now on. @returns lets it go. */
  attach(box: HTMLInputElement): () => void;
  change(changed: Partial<BoxState>): void;
}

const recentList = /(?:recent|favorite)Searches-list/;

function setAttribute(element: Element, name: string, value: string | undefined): void {
  // To write what stands there already would be noticed as another change.
  if (value === undefined) {
    element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/**
 * Describes the box in place of DocSearch, which writes some of the same attributes.
 *
 * @param openOnFocus whether the empty box shows what was opened before without being asked
 */
export function boxDescription(openOnFocus: boolean): BoxDescription {
  let state: BoxState = {isTold: false, wantsRecent: openOnFocus, isAwaited: false};
  let attached: HTMLInputElement | undefined;

  const describe = () => {
    if (!attached) {
      return;
    }
    // DocSearch names no list where it shows none.
    const lists = attached.getAttribute('aria-controls') ?? '';
    const isRecent = recentList.test(lists);
    const isShown = lists !== '' && (!isRecent || (state.wantsRecent && attached.value === ''));
    const active = attached
      .closest('.DocSearch-Modal')
      ?.querySelector('.DocSearch-Hit[aria-selected="true"]');
    setAttribute(attached, 'aria-expanded', String(isShown));
    attached.form?.setAttribute('aria-busy', String(state.isAwaited));
    setAttribute(attached, 'aria-activedescendant', isShown && state.isTold ? active?.id : undefined);
  };
  const change = (changed: Partial<BoxState>) => {
    state = {...state, ...changed};
    describe();
  };
  return {
    attach(box) {
      const onFocus = () => change({wantsRecent: state.wantsRecent || openOnFocus});
      const observer = new MutationObserver((records) => {
        const isTyped = records.some(({attributeName}) => attributeName === 'value');
        change(isTyped ? {isTold: false, wantsRecent: openOnFocus} : {});
      });
      attached = box;
      box.setAttribute('role', 'combobox');
      box.setAttribute('aria-autocomplete', 'list');
      describe();
      observer.observe(box, {attributeFilter: ['value', 'aria-controls', 'aria-activedescendant']});
      box.addEventListener('focus', onFocus);
      return () => {
        attached = undefined;
        observer.disconnect();
        box.removeEventListener('focus', onFocus);
      };
    },
    change,
  };
}
