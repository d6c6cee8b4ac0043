import fs from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {products, type Product} from '../../config/products';
import {isTranslated} from '../lib/uiTexts';
import type {Interview, Question} from './interview';

/** The language of new files besides English. */
export const other = 'zh';

/** The problem with a text that must be Chinese, except for names. */
function chineseFault(answer: string): string | undefined {
  return answer !== '' && isTranslated(answer) ? undefined : 'must be in Chinese.';
}

/** A question for a text. */
export function textQuestion(text: string): Question {
  return {text, fault: (answer) => (answer === '' ? 'is empty.' : undefined)};
}

/** A question for the Chinese form of a text. */
export function chineseQuestion(text: string): Question {
  return {text: `${text} in Chinese`, fault: chineseFault};
}

function lengthFault(answer: string, least: number, most: number): string | undefined {
  return answer.length < least || answer.length > most
    ? `has ${answer.length} characters, must have ${least} to ${most}.`
    : undefined;
}

/** Title and description of a page in both languages. */
export const pageQuestions = {
  title: textQuestion('Title'),
  'title-zh': chineseQuestion('Title'),
  description: {
    text: 'Description: one sentence, 60 to 155 characters',
    fault: (answer: string) => lengthFault(answer, 60, 155),
  },
  'description-zh': {
    text: 'Description in Chinese: one sentence, 40 to 90 characters',
    fault: (answer: string) => chineseFault(answer) ?? lengthFault(answer, 40, 90),
  },
};

/** Kinds of pages, each with a template in English and Chinese. */
export function templateKinds(): string[] {
  const names = fs.readdirSync(path.join(__dirname, 'templates'));
  return names.filter((name) => name.endsWith('.md')).map((name) => path.basename(name, '.md'));
}

/**
 * A page from a template in English and Chinese.
 *
 * @param answers to `pageQuestions`
 * @param fields front matter after title and description; the page starts with its description
 * @param subject what the page's tables are about
 */
export function pagesFrom(
  template: string,
  answers: Readonly<Record<keyof typeof pageQuestions, string>>,
  fields: Readonly<Record<string, unknown>>,
  subject = '',
): {readonly english: string; readonly chinese: string} {
  const pageFrom = (folder: string, title: string, description: string) => {
    const body = fs.readFileSync(path.join(__dirname, 'templates', folder, `${template}.md`), 'utf8');
    const frontMatter = stringify({title, description, ...fields}, {lineWidth: 0});
    return `---\n${frontMatter}---\n\n${description}\n\n${body.replaceAll('{subject}', subject)}`;
  };
  return {
    english: pageFrom('', answers.title, answers.description),
    chinese: pageFrom(other, answers['title-zh'], answers['description-zh']),
  };
}

/** Lower-case words of a text, joined by hyphens. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The problem with a name that becomes part of an address. */
export function slugFault(answer: string): string | undefined {
  return answer === slugOf(answer) && answer !== ''
    ? undefined
    : `is "${answer}"; it must consist of lowercase words joined by hyphens.`;
}

/**
 * What to do after adding a page.
 *
 * @param only part of the site to start, such as `karpor`; the whole site by default
 */
export function lastSteps(address: string, only?: string): string[] {
  const start = `npm start${only === undefined ? '' : ` -- --only ${only}`}`;
  return [
    'Write the page in both languages: replace the comments, and delete sections that stay empty.',
    `Look at ${address} with "${start}" and, in Chinese, "${start}${only === undefined ? ' --' : ''} --locale ${other}".`,
    'Run "npm run build", "npm run routes:update", and "npm run check".',
  ];
}

/** Asks for a product. The id "default" means nothing to users, so Kusion goes by its name. */
export async function askForProduct({answers}: Interview, among: readonly Product[]): Promise<Product> {
  const names = among.map(({id, label}) => (id === 'default' ? slugOf(label) : id));
  const {product} = await answers({product: {text: 'Product', allowed: names}});
  return among[names.indexOf(product)] ?? products[0];
}
