import {Children, Fragment, isValidElement, type ReactNode} from 'react';

/** Attributes of an HTML element, by their name in HTML. */
export type Attributes = Readonly<Record<string, unknown>>;

/** An element that a component wants in the head of the page, or attributes for `html` and `body`. */
export interface HeadElement {
  readonly tag: string;
  readonly attributes: Attributes;
  /** Text of a title, a script, or a style. */
  readonly text?: string;
}

/** Names that React spells otherwise than HTML. */
const htmlNames: Readonly<Record<string, string>> = {
  charSet: 'charset',
  className: 'class',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};

/** Elements of the children that a component gives to `Head`. */
export function headElements(children: ReactNode): HeadElement[] {
  return Children.toArray(children).flatMap((child): HeadElement[] => {
    if (!isValidElement<{readonly children?: ReactNode}>(child)) {
      return [];
    }
    const {children: inner, ...attributes} = child.props;
    if (child.type === Fragment) {
      return headElements(inner);
    }
    const named = Object.entries(attributes).map(
      ([name, value]) => [htmlNames[name] ?? name, value] as const,
    );
    const text = Children.toArray(inner).join('');
    return [
      {
        tag: String(child.type),
        attributes: Object.fromEntries(named),
        ...(text !== '' && {text}),
      },
    ];
  });
}
