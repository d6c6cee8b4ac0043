import {describe, expect, it} from 'vitest';
import {toMarkdown} from '../core/toMarkdown';

const markdown = (html: string) => toMarkdown(html, 'https://site.example/docs/page').trim();

describe('toMarkdown', () => {
  it('keeps title and text, but removes what the theme adds', () => {
    expect(
      markdown(`<article><nav>Home</nav><span class="theme-doc-version-badge">v1</span>
        <header><h1>Title</h1><div>August 3 · 10 min</div></header>
        <h2 id="a">Part<a href="#a" class="hash-link">\u200B</a></h2><p>a<!-- -->b</p><footer>Edit</footer></article>`),
    ).toBe('# Title\n\n## Part\n\nab');
  });

  it('makes all addresses absolute', () => {
    expect(markdown('<p><a href="/zh/x">a</a> <a href="#b">c</a></p><img src="/img/d.png" alt="e">')).toBe(
      '[a](https://site.example/zh/x) [c](https://site.example/docs/page#b)\n\n![e](https://site.example/img/d.png)',
    );
  });

  it('writes language and title of code blocks', () => {
    expect(
      markdown(`<div class="language-kcl theme-code-block"><div class="codeBlockTitle_x">dev/main.k</div>
        <pre class="prism-code language-kcl"><code><span class="token-line"><span class="token">a</span> = 1<br></span><span class="token-line">}<br></span></code></pre></div>`),
    ).toBe('```kcl title="dev/main.k"\na = 1\n}\n```');
  });

  it('turns admonitions into block quotes', () => {
    expect(
      markdown(
        `<div class="theme-admonition"><div><span><svg></svg></span>Careful</div><div><p>It costs.</p></div></div>`,
      ),
    ).toBe('> **Careful**\n>\n> It costs.');
  });

  it('turns tabs into sections below their heading', () => {
    expect(
      markdown(`<h2>Install</h2><div><ul role="tablist"><li role="tab">Linux</li></ul>
        <div><div role="tabpanel"><p role="heading" aria-level="3">Linux</p><p>uname</p></div></div></div>`),
    ).toBe('## Install\n\n### Linux\n\nuname');
  });

  it('describes diagrams and lists their relations', () => {
    expect(
      markdown(
        '<figure class="diagram" role="img" aria-label="A calls B." data-relations="A → B: call\nB ⇢ C"><svg><text>A</text></svg></figure>',
      ),
    ).toBe('A calls B.\n\n- A → B: call\n- B ⇢ C');
  });

  it('writes tables with single-line cells and unbroken names', () => {
    expect(
      markdown(`<table><thead><tr><th>Key</th><th>Meaning</th></tr></thead><tbody><tr>
        <td><span class="reference-name">a.<wbr>b|c</span></td><td>One of<ul><li>x</li><li>y</li></ul>Default: x</td></tr></tbody></table>`),
    ).toBe('| Key | Meaning |\n| - | - |\n| `a.b\\|c` | One of<br>x<br>y<br>Default: x |');
  });
});
