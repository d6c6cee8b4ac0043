import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useCopy} from '../../copy/useCopy';
import {fetchOk} from '../../fetchOk';
import {MarkdownLink} from './MarkdownLink';
import styles from './styles.module.css';
import {markdownPath} from '@site/src/plugins/markdown-pages/core/markdownPath';

async function fetchMarkdown(address: string): Promise<Blob> {
  const response = await fetchOk(address);
  return new Blob([await response.text()], {type: 'text/plain'});
}

/** Safari copies only during the click, so it gets a promise. Firefox before 127 doesn't accept one. */
async function copyMarkdown(address: string): Promise<void> {
  const text = fetchMarkdown(address);
  await (typeof ClipboardItem === 'undefined'
    ? navigator.clipboard.writeText(await (await text).text())
    : navigator.clipboard.write([new ClipboardItem({'text/plain': text})]));
}

/** Copies a page as Markdown, or opens it. */
export function MarkdownActions({route}: {readonly route: string}): ReactNode {
  const address = markdownPath(route);
  const {copy, status} = useCopy(
    () => copyMarkdown(address),
    translate({id: 'site.docs.markdownFailed', message: 'Copying failed'}),
  );
  return (
    <>
      <MarkdownLink route={route} />
      <span className={styles.copy} data-needs-script>
        <button type="button" className="link-button" onClick={copy}>
          <Translate id="site.docs.copyMarkdown">Copy page as Markdown</Translate>
        </button>
        {status}
      </span>
      <a href={address}>
        <Translate id="site.docs.viewMarkdown">View as Markdown</Translate>
      </a>
    </>
  );
}
