import path from 'node:path';
import {spotsIn, type Node, type PageFile} from './tree';

/** What the transform needs to know of the site. */
export interface ContentLinkOptions {
  readonly siteDir: string;
  /** Folders of the pages in the default language, relative to the site. */
  readonly folders: readonly string[];
}

const relativeFile = /^(?!\/|[a-z]+:)[^?#]+\.mdx?(?=$|[?#])/i;

/**
 * Remark plugin: makes relative links to Markdown files start at the content folder. A page without a translation is
 * compiled in every language, and Docusaurus looks for `./other.md` only beside it, but for `/other.md` also among the
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
