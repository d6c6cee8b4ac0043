/** An element of an XML document. */
export interface XmlElement {
  /** Name with its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly XmlElement[];
  /** Text of the element itself, entities and CDATA sections resolved. */
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const entities: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};
const token =
  /<!--(?:(?!--)[\s\S])*-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\w-][^>]*\?>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const attributePattern = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function resolved(text: string): string {
  return text.replace(/&(?:#(\d+);|#x([\da-f]+);|(\w+);)?/gi, (entity, decimal, hex, name) => {
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    const character = Number.isNaN(code) ? entities[String(name)] : String.fromCodePoint(code);
    if (character === undefined) {
      throw new Error(`"${entity}" is no entity of XML: write "&amp;" for the sign itself`);
    }
    return character;
  });
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(attributePattern)) {
    if (attributes[name] !== undefined) {
      throw new Error(`the attribute "${name}" stands twice`);
    }
    attributes[name] = resolved(double ?? single ?? '');
  }
  return attributes;
}

/** Prefixes of names that no element around declares. */
function assertDeclared({name, attributes}: OpenElement, declared: ReadonlySet<string>): void {
  for (const full of [name, ...Object.keys(attributes)]) {
    const [prefix = '', local] = full.split(':');
    if (local !== undefined && !['xml', 'xmlns'].includes(prefix) && !declared.has(prefix)) {
      throw new Error(`the prefix of "${full}" is not declared`);
    }
  }
}

/**
 * Reads an XML document without document type.
 *
 * @throws {Error} that names the line, when the document is not well-formed.
 */
export function parseXml(document: string): XmlElement {
  const root: OpenElement = {name: '', attributes: {}, children: [], text: ''};
  const open = [root];
  const prefixes = [new Set<string>()];
  let at = 0;
  const take = (): void => {
    token.lastIndex = at;
    const found = token.exec(document);
    if (!found) {
      throw new Error('a tag or a comment is not written as XML demands');
    }
    const [whole, cdata, end, start, attributeText = '', isEmpty, text] = found;
    const parent = open.at(-1) ?? root;
    if (end !== undefined) {
      if (open.length === 1 || end !== parent.name) {
        throw new Error(`"</${end}>" ends nothing: "${parent.name || 'no element'}" is open`);
      }
      open.pop();
      prefixes.pop();
    } else if (start !== undefined) {
      const element: OpenElement = {
        name: start,
        attributes: attributesOf(attributeText),
        children: [],
        text: '',
      };
      const declared = new Set([
        ...(prefixes.at(-1) ?? []),
        ...Object.keys(element.attributes).flatMap((name) => /^xmlns:(.+)$/.exec(name)?.[1] ?? []),
      ]);
      assertDeclared(element, declared);
      parent.children.push(element);
      if (isEmpty === '') {
        open.push(element);
        prefixes.push(declared);
      }
    } else {
      parent.text += cdata ?? (text === undefined ? '' : resolved(text));
    }
    at += whole.length;
  };
  try {
    while (at < document.length) {
      take();
    }
    const [element, ...more] = root.children;
    if (open.length > 1 || !element || more.length > 0 || root.text.trim() !== '') {
      throw new Error(
        open.length > 1 ? `"${open.at(-1)?.name ?? ''}" is not ended` : 'there must be one outermost element',
      );
    }
    return element;
  } catch (error) {
    const line = document.slice(0, at).split('\n').length;
    throw new Error(`line ${line}: ${(error as Error).message}`, {cause: error});
  }
}

/** Children of a name. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Text of the first child of a name; empty when there is none. */
export function textOf(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text.trim() ?? '';
}
