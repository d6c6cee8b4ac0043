// @vitest-environment jsdom
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {createElement, type ComponentProps, type FunctionComponent} from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {plainHtml} from '..';
import {markdownConfig} from '@site/config/markdownOptions';

/** What the theme makes of elements that are components of it, as far as the HTML is another. */
const components = {
  ul: ({className, ...rest}: ComponentProps<'ul'>) =>
    createElement('ul', {
      ...rest,
      className: className?.includes('contains-task-list') ? `${className} own` : className,
    }),
  code: (props: ComponentProps<'code'>) =>
    createElement(String(props.children).includes('\n') ? 'pre' : 'code', props),
};

type Page = (scope: object) => {default: FunctionComponent};

/** A page of Markdown as it is rendered at build. */
async function rendered(markdown: string, rehypePlugins: never[]): Promise<string> {
  const {process} = await createProcessorUncached({
    options: {
      siteDir: '/site',
      staticDirs: [],
      markdownConfig,
      admonitions: true,
      rehypePlugins,
      outputFormat: 'function-body',
    } as never,
    format: 'mdx',
  });
  const {content} = await process({
    content: markdown,
    filePath: '/site/docs/page.md',
    frontMatter: {},
    compilerName: 'client',
  });

  const page = new Function(content) as Page;
  const {default: Content} = page({...jsxRuntime, useMDXComponents: () => components});
  return renderToStaticMarkup(createElement(Content));
}

/** Characters that HTML may write in either way. */
const normalized = (html: string): string => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root.innerHTML;
};

describe('pages with plain HTML', () => {
  it.each([
    'One *line* with `code`, **more** & <kbd>Ctrl</kbd>, a "quote", and a\nsecond.',
    '- one **b**\n- two\n\n  a paragraph\n  - deeper `x`\n',
    '3. three *c*\n4. four\n',
    '- [x] done `it`\n- [ ] to *do*\n',
    '| a | b |\n| --- | --: |\n| `x` | **1** |\n| [y](https://example.com) | 2 |\n',
    '> quoted *text*\n>\n> - list\n',
    'A link [to `code`](https://example.com), and ~~struck~~ text.  \nA break.',
    'Text[^1] with a note.\n\n[^1]: The *note*.\n',
    '*a* <span aria-hidden>b</span> <span data-note>c</span> <span draggable>d</span> <span lang="zh">e</span>',
    '*a* <a href="#b" className="hash-link" aria-label="To b"><wbr /></a>',
    '*a* <span id="b">c</span> {1 + 1} <code>{"x"}</code>',
    ':::note\n\nA *note* with `code`.\n\n:::\n',
    'An emoji :tada: *and* &copy; &lt;tag&gt; &amp;amp;',
  ])('have the HTML of React: %j', async (markdown) => {
    const plain = await rendered(markdown, [plainHtml] as never[]);
    expect(normalized(plain)).toBe(normalized(await rendered(markdown, [])));
  });
});
