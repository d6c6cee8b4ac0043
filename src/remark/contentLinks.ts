import path from 'node:path';
import type {SiteFacts} from './siteFacts';
import {spotsIn, type Node, type PageFile} from './tree';

const relativeFile = /^(?!\/|[a-z]+:)[^?#]+\.mdx?(?=$|[?#])/i;

/**
 * Remark plugin: makes relative links to Markdown files relative to the content folder. For a page without a
 * translation, Docusaurus looks for `./other.md` only next to the page, but for `/other.md` also among the
 * translations.
 */
export function contentLinks({siteDir, sets}: Pick<SiteFacts, 'siteDir' | 'sets'>) {
  return (tree: Node, file: PageFile): void => {
    const page = path.relative(siteDir, file.path);
    const set = sets.find(({folder}) => page.startsWith(`${folder}${path.sep}`));
    if (!set) {
      return;
    }
    const parent = path.posix.relative(set.folder, path.posix.dirname(page));
    for (const {node} of spotsIn(tree, ({type, url = ''}) => type === 'link' && relativeFile.test(url))) {
      const {url = ''} = node;
      const [name = ''] = url.split(/[?#]/, 1);
      node.url = `/${path.posix.join(parent, name)}${url.slice(name.length)}`;
    }
  };
}
