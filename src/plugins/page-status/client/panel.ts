import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import './panel.css';
import type {Finding} from '../../../build/findings';

/** The part of `import.meta` that the bundler adds for `npm start`. */
type HotMeta = ImportMeta & {
  readonly webpackHot?: {addStatusHandler(listener: (status: string) => void): void};
};

let route = '';
let question = new AbortController();

function element(name: string, text: string, ...children: readonly Node[]): HTMLElement {
  const made = document.createElement(name);
  made.append(text, ...children);
  return made;
}

function render(title: string, findings: readonly Finding[]): void {
  const items = findings.map(({file, line, rule, message}) =>
    element('li', `${message} `, element('code', `${file}:${line} ${rule}`)),
  );
  const content =
    items.length === 0
      ? element('p', title)
      : element('details', '', element('summary', title), element('ul', '', ...items));
  const panel = document.querySelector('.page-status') ?? element('aside', '');
  const wasOpen = panel.querySelector('details')?.open ?? false;
  panel.className = 'page-status';
  panel.setAttribute('aria-label', 'Page status');
  panel.replaceChildren(content);
  panel.querySelector('details')?.toggleAttribute('open', wasOpen);
  document.body.append(panel);
}

/** Requests the problems of the open page and shows them. Cancels an earlier request. */
async function update(): Promise<void> {
  question.abort();
  question = new AbortController();
  const {signal} = question;
  try {
    const address = `${siteConfig.baseUrl}__page-status?page=${encodeURIComponent(route)}`;
    const response = await fetch(address, {signal});
    const text = await response.text();
    if (!response.ok) {
      throw new Error(text);
    }
    if (response.status === 204) {
      document.querySelector('.page-status')?.remove();
    } else {
      const findings = JSON.parse(text) as Finding[];
      render(`Problems on this page: ${findings.length}`, findings);
    }
  } catch (error) {
    if (!signal.aborted) {
      render(`The check of this page failed: ${String(error)}`, []);
    }
  }
}

(import.meta as HotMeta).webpackHot?.addStatusHandler((status) => {
  if (status === 'idle') {
    void update();
  }
});

const panel: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      route = location.pathname;
      void update();
    }
  },
};

export default panel;
