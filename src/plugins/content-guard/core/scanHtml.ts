/** A link or a reference to a file in a built page. */
export interface Reference {
  readonly target: string;
  readonly kind: 'link' | 'asset';
  /** Whether the element says that its target is in another language. */
  readonly isTranslation: boolean;
}

/** What a built page refers to and can be referred to by. */
export interface ScannedPage {
  readonly references: readonly Reference[];
  readonly ids: readonly string[];
}

const skipped = /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const tagPattern = /<([a-z][a-z\d-]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const attributePattern = /\s([^\s=>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

const assets: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
};

const namedEntities: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

function unescape(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      const code = decimal === undefined ? hex && parseInt(hex, 16) : Number(decimal);
      return code ? String.fromCodePoint(Number(code)) : (namedEntities[name ?? ''] ?? entity);
    },
  );
}

/** A start tag. */
export interface Tag {
  readonly name: string;
  /** Values without entities; empty for an attribute without value. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

function attributesOf(text: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...text.matchAll(attributePattern)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      unescape(double ?? single ?? bare ?? ''),
    ]),
  );
}

function targetsOf(name: string, value: string): string[] {
  return name === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value];
}

function referencesOf(tag: string, attributes: Readonly<Record<string, string | undefined>>): Reference[] {
  const isTranslation = attributes.lang !== undefined || attributes.hreflang !== undefined;
  if (tag === 'a') {
    return attributes.href === undefined ? [] : [{target: attributes.href, kind: 'link', isTranslation}];
  }
  if (tag === 'link') {
    const isFile = /icon|manifest|stylesheet|preload/.test(attributes.rel ?? '');
    return isFile && attributes.href !== undefined
      ? [{target: attributes.href, kind: 'asset', isTranslation: false}]
      : [];
  }
  return (assets[tag] ?? []).flatMap((name) =>
    targetsOf(name, attributes[name] ?? '')
      .filter((target) => target !== '' && !target.startsWith('data:'))
      .map((target): Reference => ({target, kind: 'asset', isTranslation: false})),
  );
}

/**
 * Start tags of HTML in their order, those of scripts first; what scripts and styles hold is left out.
 *
 * @param isWanted tells from the name and the text of its attributes whether a tag is wanted
 */
export function tagsOf(html: string, isWanted: (match: RegExpMatchArray) => boolean = () => true): Tag[] {
  const scripts = [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag).join('');
  return [...(scripts + html.replace(skipped, '')).matchAll(tagPattern)]
    .filter(isWanted)
    .map(([, name = '', text = '']) => ({name: name.toLowerCase(), attributes: attributesOf(text)}));
}

/** Whether a tag may refer to something or be referred to: most tags of a page do neither, and are not read. */
function isOfUse([, name = '', text = '']: RegExpMatchArray): boolean {
  return name.toLowerCase() in assets || /^(?:a|link)$/i.test(name) || /\sid=/i.test(text);
}

/** Reads links, files, and ids from the HTML that the build writes. */
export function scanHtml(html: string): ScannedPage {
  const tags = tagsOf(html, isOfUse);
  return {
    references: tags.flatMap(({name, attributes}) => referencesOf(name, attributes)),
    ids: tags.flatMap(({attributes}) => attributes.id ?? []),
  };
}
