import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {markdownPath} from '@site/src/plugins/markdown-pages/core/markdownPath';

/** Tells tools where the Markdown of a page is. */
export function MarkdownLink({route}: {readonly route: string}): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownPath(route)} />
    </Head>
  );
}
