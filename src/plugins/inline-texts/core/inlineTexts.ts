import {
  parse,
  type AnyNode,
  type CallExpression,
  type Identifier,
  type ObjectExpression,
  type Program,
} from 'acorn';
import {importedName, namesOf, propertiesOf, textOf, walk} from './syntax';

/** Module that components get their texts from. */
const translateModule = '@docusaurus/Translate';

/** Module that elements are made with; what else makes them keeps the text elsewhere. */
const jsxModule = 'react/jsx-runtime';

/** What a program calls the function and the component that translate, and the functions that make elements. */
interface Names {
  readonly calls: ReadonlySet<string>;
  readonly components: ReadonlySet<string>;
  readonly makers: ReadonlySet<string>;
}

function namesIn({body}: Program): Names {
  const local = (module: string, imported: RegExp) =>
    new Set(
      body
        .flatMap((statement) =>
          statement.type === 'ImportDeclaration' && statement.source.value === module
            ? statement.specifiers
            : [],
        )
        .filter((specifier) => imported.test(importedName(specifier)))
        .map((specifier) => specifier.local.name),
    );
  return {
    calls: local(translateModule, /^translate$/),
    components: local(translateModule, /^default$/),
    makers: local(jsxModule, /^jsxs?$/),
  };
}

/** A place at which a text is declared: its name in the program, the object that has it, and where the text stands in that. */
interface Declaration {
  readonly name: Identifier;
  readonly object: AnyNode | undefined;
  readonly textName: 'message' | 'children';
}

function declarationOf(
  {callee, arguments: [first, second]}: CallExpression,
  {calls, components, makers}: Names,
): Declaration | undefined {
  if (callee.type !== 'Identifier') {
    return undefined;
  }
  if (calls.has(callee.name)) {
    return {name: callee, object: first, textName: 'message'};
  }
  // A component stands where the program makes an element of it.
  return makers.has(callee.name) && first?.type === 'Identifier' && components.has(first.name)
    ? {name: first, object: second, textName: 'children'}
    : undefined;
}

/** A part of a program. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** A declaration as it is written anew: its text in the language, then what else it has, which may hold others. */
interface Edit extends Range {
  readonly text: string;
  readonly kept: readonly Range[];
}

/** Nothing that only translators and the table of texts need is kept; `undefined` where the text cannot be found out. */
function editOf(
  object: ObjectExpression,
  textName: Declaration['textName'],
  texts: Readonly<Record<string, string>>,
): Edit | undefined {
  const properties = propertiesOf(object);
  const valueOf = (name: string) => {
    const property = properties?.get(name);
    return property && {text: textOf(property.value)};
  };
  const [id, message] = [valueOf('id'), valueOf(textName)];
  const key = id ? id.text : message?.text;
  if (!properties || key === undefined || (message && message.text === undefined)) {
    return undefined;
  }
  const text = texts[key] ?? message?.text ?? key;
  const kept = [...properties].filter(([name]) => !['id', 'description', textName].includes(name));
  return {
    start: object.start,
    end: object.end,
    text: `${textName}: ${JSON.stringify(text)}`,
    kept: kept.map(([, property]) => property),
  };
}

/** A part of a program with its declarations written anew; edits are in the order of the program, outer ones first. */
function rewritten(source: string, edits: readonly Edit[], {start, end}: Range): string {
  let at = start;
  let result = '';
  for (const edit of edits) {
    if (edit.start >= at && edit.end <= end) {
      const kept = edit.kept.map((range) => rewritten(source, edits, range));
      result += `${source.slice(at, edit.start)}{${[edit.text, ...kept].join(', ')}}`;
      at = edit.end;
    }
  }
  return result + source.slice(at, end);
}

/** Names and strings of a program that stand for something else than a text. */
function elsewhere(node: AnyNode): AnyNode[] {
  if (node.type === 'ImportDeclaration') {
    const isWhole = node.specifiers.some(({type}) => type === 'ImportNamespaceSpecifier');
    return isWhole ? [] : [node.source, ...node.specifiers.flatMap(namesOf)];
  }
  if (node.type === 'MemberExpression' && !node.computed) {
    return [node.property];
  }
  return node.type === 'Property' && !node.computed && !node.shorthand ? [node.key] : [];
}

/** What a program declares, as it is written anew, and what of it cannot be found out, as it stands. */
interface Findings {
  readonly edits: Edit[];
  readonly problems: string[];
}

function findingsIn(source: string, texts: Readonly<Record<string, string>>, program: Program): Findings {
  const names = namesIn(program);
  const known = new Set<AnyNode>();
  const edits: Edit[] = [];
  const problems: string[] = [];
  /** Whether a name or a string gets at texts in a way that nothing here reads. */
  const isUnread = (node: AnyNode) =>
    !known.has(node) &&
    (node.type === 'Identifier'
      ? names.calls.has(node.name) || names.components.has(node.name)
      : node.type === 'Literal' && node.value === translateModule);
  walk(program, (node) => {
    for (const part of elsewhere(node)) {
      known.add(part);
    }
    const declaration = node.type === 'CallExpression' ? declarationOf(node, names) : undefined;
    if (declaration) {
      const {name, object, textName} = declaration;
      const edit = object?.type === 'ObjectExpression' ? editOf(object, textName, texts) : undefined;
      known.add(name);
      if (edit) {
        edits.push(edit);
        // One that declares nothing stays: Docusaurus says so where it is used.
      } else if (object?.type !== 'ObjectExpression' || object.properties.length > 0) {
        problems.push(source.slice(node.start, node.end));
      }
    } else if (isUnread(node)) {
      problems.push(source.slice(Math.max(0, node.start - 40), node.end + 40));
    }
  });
  return {edits, problems};
}

/**
 * Writes the texts of a language into a program in the place of the table in which it would look them up.
 *
 * @param source a compiled module of the browser's bundle, in which elements are calls
 * @param texts translated texts by their id, or by the text itself where it has no id; a text that is missing stays
 * @throws {Error} naming what the program does with texts that cannot be found out from it
 */
export function inlineTexts(source: string, texts: Readonly<Record<string, string>>): string {
  if (!source.includes(translateModule)) {
    return source;
  }
  const program = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const {edits, problems} = findingsIn(source, texts, program);
  if (problems.length > 0) {
    throw new Error(
      [
        `Texts must be imported by name from ${translateModule}, and be declared where they are used, as objects of plain strings, so that the build can write them in the language of the page. These are not:`,
        ...problems,
        'Where that cannot be changed, take inline-texts out of the plugins (docusaurus.config.ts).',
      ].join('\n'),
    );
  }
  return rewritten(source, edits, program);
}
