import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {textOf, type Node} from '../../../remark/tree';
import {cellBreak, classesOf, prepare} from './prepare';

/** A code block, with its title on the opening line as in the sources. */
function codeBlock(pre: Node) {
  const language = classesOf(pre).find((name) => name.startsWith('language-'));
  const {title} = pre.properties ?? {};
  return {
    type: 'code' as const,
    lang: language?.slice('language-'.length) ?? 'text',
    meta: title === undefined ? null : `title="${String(title)}"`,
    value: textOf(pre).replace(/\n+$/, ''),
  };
}

const handlers: Options['handlers'] = {
  code: (_state, node) => ({type: 'inlineCode', value: textOf(node as Node)}),
  pre: (_state, node) => codeBlock(node as Node),
  [cellBreak]: () => ({type: 'html', value: '<br>'}),
  // Possible line breaks within words.
  wbr: () => undefined,
};

/**
 * Removes purely visual elements, which make up most of a page. Edits the text, because editing a tree is much slower.
 */
function withoutDecoration(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<svg[\s>][\s\S]*?<\/svg>/g, '')
    .replace(/<pre[\s>][\s\S]*?<\/pre>/g, (pre) =>
      pre.replace(/<\/?span[^>]*>/g, '').replace(/<br\s*\/?>/g, '\n'),
    );
}

/**
 * Converts the content of a built page to CommonMark with GitHub's tables.
 *
 * @param html the HTML of the page's content, without navigation
 * @param address absolute URL of the page, to make links absolute
 */
export function toMarkdown(html: string, address: string): string {
  const processor = unified()
    .use(rehypeParse, {fragment: true})
    .use(() => (tree) => {
      prepare(tree as Node);
    })
    .use(rehypeRemark, {handlers})
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkStringify, {bullet: '-', rule: '-'});
  return String(processor.processSync(`<base href="${address}">${withoutDecoration(html)}`));
}
