import fs from 'node:fs';
import path from 'node:path';
import {docsFolders, folderIn, type ContentFolder} from '../../config/contentSets';
import {products} from '../../config/products';
import {referenceOptions} from '../../config/reference';
import {referenceData} from '../../src/remark/reference/load';
import {projectDir, projectFileExists, readProjectFile} from '../lib/projectDir';
import {routeOfPage} from '../lib/versionPages';
import type {Draft} from './draft';
import type {Interview} from './interview';
import {
  askForProduct,
  chineseQuestion,
  lastSteps,
  other,
  pageQuestions,
  pagesFrom,
  templateKinds,
  textQuestion,
} from './texts';

/** Position after all pages and folders in a folder of the sidebar. */
function nextPosition(folder: string): number {
  const positions = fs.readdirSync(path.join(projectDir, folder)).map((name) => {
    const file = [`${folder}/${name}`, `${folder}/${name}/_category_.json`].find(
      (candidate) => /\.(?:mdx?|json)$/.test(candidate) && projectFileExists(candidate),
    );
    const text = file === undefined ? '' : readProjectFile(file);
    return Number(/^(?:sidebar_position:|\s*"position":) (\d+)/m.exec(text)?.[1] ?? 0);
  });
  return Math.max(0, ...positions) + 1;
}

/** What a page can document in a product's next version. `undefined` for kinds without generated tables. */
function subjectsOf(productId: string, kind: string): readonly string[] | undefined {
  const {data = '', next = ''} = referenceOptions().products.find(({id}) => id === productId) ?? {};
  const {load} = referenceData(projectDir);
  switch (kind) {
    case 'command':
      return load(data, next, 'cli').data?.commands.map((command) => command.path) ?? [];
    case 'module':
      return load(data, next, 'schemas').data?.schemas.map(({name}) => name) ?? [];
    case 'workspace':
      return load(data, next, 'workspace').data?.modules.map(({name}) => name) ?? [];
    case 'crd':
      return load(data, next, 'crds').data?.kinds.map((crd) => crd.kind) ?? [];
    default:
      return undefined;
  }
}

/** Adds a page to the unreleased version of a product, in a new folder if needed. @returns what to do next */
export async function newPage(interview: Interview, draft: Draft): Promise<string[]> {
  const {answers} = interview;
  const product = await askForProduct(interview, products);
  const [current] = docsFolders(product) as [ContentFolder];
  const [folder, chinese] = [current.folder, folderIn(current, other)];
  const {
    path: page,
    kind,
    ...texts
  } = await answers({
    path: {
      text: `Path below ${folder}, such as concepts/search.md`,
      fault(answer: string) {
        if (!/^(?:[a-z\d][a-z\d-]*\/)*[a-z\d][a-z\d-]*\.mdx?$/.test(answer)) {
          return `is "${answer}". It must consist of lowercase words joined by hyphens, and end with .md or .mdx.`;
        }
        if (answer.startsWith(`${folder}/`)) {
          return `is "${answer}". Leave out "${folder}/": the path starts below it.`;
        }
        const parent = path.posix.dirname(path.posix.dirname(answer));
        return projectFileExists(`${folder}/${parent}`)
          ? undefined
          : `is in ${folder}/${parent}, which doesn't exist. Start with a page in that folder.`;
      },
    },
    kind: {text: 'Kind of page', allowed: templateKinds().filter((name) => name !== 'post')},
    ...pageQuestions,
  });
  const subjects = subjectsOf(product.id, kind);
  const {subject} = subjects
    ? await answers({subject: {text: `The ${kind} that the page documents`, allowed: subjects}})
    : {subject: ''};

  const parent = path.posix.dirname(page);
  const isNewFolder = !projectFileExists(`${folder}/${parent}`);
  if (isNewFolder) {
    const labels = await answers({
      'folder-label': textQuestion(`Label of the new folder ${parent} in the sidebar`),
      'folder-label-zh': chineseQuestion(`Label of ${parent}`),
    });
    const key = parent.replaceAll('/', '-');
    const position = nextPosition(path.posix.join(folder, path.posix.dirname(parent)));
    const category = {label: labels['folder-label'], key, position, collapsed: true};
    draft.create(`${folder}/${parent}/_category_.json`, `${JSON.stringify(category, undefined, 2)}\n`);
    draft.setTexts(`${chinese}.json`, {[`sidebar.docs.category.${key}`]: labels['folder-label-zh']});
  }
  const sidebar_position = isNewFolder ? 1 : nextPosition(path.posix.join(folder, parent));
  const {english, chinese: translation} = pagesFrom(kind, texts, {sidebar_position}, subject);
  draft.create(`${folder}/${page}`, english);
  draft.create(`${chinese}/${page}`, translation);
  const root = product.nextLabel === undefined ? product.route : `${product.route}/next`;
  return lastSteps(`/${root}/${routeOfPage(page)}`, product.route);
}
