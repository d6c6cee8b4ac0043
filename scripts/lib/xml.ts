import {SaxesParser} from 'saxes';

/** An element of an XML document. */
export interface XmlElement {
  /** Name with its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly XmlElement[];
  /** Text of the element itself, entities and CDATA sections resolved. */
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  text: string;
}

/**
 * Reads an XML document.
 *
 * @throws {Error} that names line and column, when the document is not well-formed.
 */
export function parseXml(document: string): XmlElement {
  const root: OpenElement = {name: '', attributes: {}, children: [], text: ''};
  const open = [root];
  const parser = new SaxesParser({xmlns: true});
  const addText = (text: string): void => {
    (open.at(-1) ?? root).text += text;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({name, attributes}) => {
    const values = Object.entries(attributes).map(([key, {value}]) => [key, value] as const);
    const element: OpenElement = {name, attributes: Object.fromEntries(values), children: [], text: ''};
    (open.at(-1) ?? root).children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(document).close();
  const [element] = root.children;
  if (!element) {
    throw new Error('there is no element');
  }
  return element;
}

/** Children of a name. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Text of the first child of a name; empty when there is none. */
export function textOf(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text.trim() ?? '';
}
