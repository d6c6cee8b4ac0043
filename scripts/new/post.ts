import {parse, stringify} from 'yaml';
import {readProjectFile} from '../lib/projectDir';
import type {Draft} from './draft';
import type {Interview} from './interview';
import {
  chineseQuestion,
  lastSteps,
  other,
  pageQuestions,
  pagesFrom,
  slugFault,
  slugOf,
  textQuestion,
} from './texts';

type Kind = 'tag' | 'author';

const english = 'blog';
const chinese = `i18n/${other}/docusaurus-plugin-content-blog`;

const wordsOf = (answer: string) => answer.split(/[\s,]+/).filter((word) => word !== '');

function listed(kind: Kind): string[] {
  return Object.keys(parse(readProjectFile(`${english}/${kind}s.yml`)) as object);
}

/** Adds a tag or author to its list in both languages. */
async function addEntry({answers}: Interview, draft: Draft, kind: Kind, key: string): Promise<void> {
  const texts = await answers<string>({
    [`${kind}-name`]: textQuestion(`Name of the new ${kind} "${key}"`),
    [`${kind}-name-zh`]: chineseQuestion(`Name of "${key}"`),
    [`${kind}-description`]: textQuestion(`Description of "${key}"`),
    [`${kind}-description-zh`]: chineseQuestion(`Description of "${key}"`),
    ...(kind === 'author' ? {'author-url': textQuestion(`Link of "${key}", such as a GitHub profile`)} : {}),
  });
  const entries = ['', '-zh'].map((suffix) => {
    const [name, description] = [texts[`${kind}-name${suffix}`], texts[`${kind}-description${suffix}`]];
    return kind === 'tag'
      ? {label: name, permalink: `/${key}`, description}
      : {name, description, url: texts['author-url'], page: true};
  });
  [english, chinese].forEach((folder, index) => {
    const entry = stringify({[key]: entries[index]}, {lineWidth: 0});
    draft.edit(`${folder}/${kind}s.yml`, (text) => text + entry);
  });
}

/** Adds a post to the blog. @returns what to do next */
export async function newPost(interview: Interview, draft: Draft): Promise<string[]> {
  const known = {tag: listed('tag'), author: listed('author')};
  const added = (kind: Kind, answer: string) => wordsOf(answer).filter((key) => !known[kind].includes(key));
  const listQuestion = (kind: Kind) => ({
    text: `${kind === 'tag' ? 'Tags' : 'Authors'} (${known[kind].join(', ')}, or at most one new ${kind})`,
    fault: (answer: string) =>
      wordsOf(answer).length === 0
        ? 'is empty.'
        : added(kind, answer).length > 1
          ? `has more than one new name: ${added(kind, answer).join(', ')}.`
          : added(kind, answer).map(slugFault)[0],
  });
  const texts = await interview.answers({
    ...pageQuestions,
    date: {
      text: 'Date',
      fallback: new Date().toISOString().slice(0, 10),
      fault: (answer) =>
        /^\d{4}-\d\d-\d\d$/.test(answer) && !Number.isNaN(Date.parse(answer))
          ? undefined
          : `is "${answer}"; it must look like 2026-11-25.`,
    },
    authors: {...listQuestion('author'), fallback: known.author[0]},
    tags: listQuestion('tag'),
  });
  const year = texts.date.slice(0, 4);
  const {name} = await interview.answers({
    name: {
      text: `Name in the address, /blog/${year}-<name>`,
      fallback: slugOf(texts.title),
      fault: slugFault,
    },
  });
  for (const [kind, answer] of [
    ['tag', texts.tags],
    ['author', texts.authors],
  ] as const) {
    for (const key of added(kind, answer)) {
      await addEntry(interview, draft, kind, key);
    }
  }
  const slug = `${year}-${name}`;
  const fields = {slug, date: texts.date, authors: wordsOf(texts.authors), tags: wordsOf(texts.tags)};
  const post = pagesFrom('post', texts, fields);
  draft.create(`${english}/${texts.date}-${name}/index.md`, post.english);
  draft.create(`${chinese}/${texts.date}-${name}/index.md`, post.chinese);
  return lastSteps(`/blog/${slug}`);
}
