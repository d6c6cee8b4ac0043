import {
  parse,
  type AnyNode,
  type CallExpression,
  type Identifier,
  type ObjectExpression,
  type Program,
} from 'acorn';
import {propertiesOf, textOf, walk} from './syntax';

/** Module that components get their texts from. */
const translateModule = '@docusaurus/Translate';

/** What a program calls the function and the component that translate. */
interface Names {
  readonly call?: string;
  readonly component?: string;
}

function namesIn({body}: Program): Names {
  const specifiers = body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && statement.source.value === translateModule
      ? statement.specifiers
      : [],
  );
  const local = (imported: string) =>
    specifiers.find((specifier) =>
      specifier.type === 'ImportSpecifier'
        ? (specifier.imported as Identifier).name === imported
        : specifier.type === 'ImportDefaultSpecifier' && imported === 'default',
    )?.local.name;
  return {call: local('translate'), component: local('default')};
}

/** A place at which a text is declared: its name in the program, the object that has it, and where the text stands in that. */
interface Declaration {
  readonly name: Identifier;
  readonly object: AnyNode | undefined;
  readonly textName: 'message' | 'children';
}

function declarationOf(
  {callee, arguments: [first, second]}: CallExpression,
  names: Names,
): Declaration | undefined {
  if (callee.type === 'Identifier' && callee.name === names.call) {
    return {name: callee, object: first, textName: 'message'};
  }
  // A component stands where the program makes an element of it.
  return first?.type === 'Identifier' && first.name === names.component
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
  const names = namesIn(program);
  const known = new Set<AnyNode>();
  const edits: Edit[] = [];
  const problems: string[] = [];
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration') {
      walk(node, (inner) => known.add(inner));
    } else if (node.type === 'MemberExpression' && !node.computed) {
      known.add(node.property);
    } else if (node.type === 'Property' && !node.computed && !node.shorthand) {
      known.add(node.key);
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
    } else if (
      node.type === 'Identifier' &&
      !known.has(node) &&
      (node.name === names.call || node.name === names.component)
    ) {
      problems.push(source.slice(Math.max(0, node.start - 40), node.end + 40));
    }
  });
  if (problems.length > 0) {
    throw new Error(
      `Texts must be declared where they are used, as objects of plain strings, so that the build can write them in the language of the page. These are not:\n${problems.join('\n')}`,
    );
  }
  return rewritten(source, edits, program);
}
