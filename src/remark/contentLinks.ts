import path from 'node:path';
import {spotsIn, type Node, type PageFile} from './tree';

/** Options of the transform. */
export interface ContentLinkOptions {
  readonly siteDir: string;
  /** Folders of the pages in the default language, relative to the site. */
  readonly folders: readonly string[];
}

const relativeFile = /^(?!\/|[a-z]+:)[^?#]+\.mdx?(?=$|[?#])/i;

/**
 * Remark plugin: makes relative links to Markdown files relative to the content folder. For a page without a
 * translation, Docusaurus looks for `./other.md` only next to the page, but for `/other.md` also among the
 * translations.
 */
export function contentLinks({siteDir, folders}: ContentLinkOptions) {
  return (tree: Node, file: PageFile): void => {
    const page = path.relative(siteDir, file.path);
    const folder = folders.find((one) => page.startsWith(`${one}${path.sep}`));
    if (folder === undefined) {
      return;
    }
    const parent = path.posix.relative(folder, path.posix.dirname(page));
    for (const {node} of spotsIn(tree, ({type, url = ''}) => type === 'link' && relativeFile.test(url))) {
      const {url = ''} = node;
      const [name = ''] = url.split(/[?#]/, 1);
      node.url = `/${path.posix.join(parent, name)}${url.slice(name.length)}`;
    }
  };
}
