import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/MDXPage';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {MarkdownLink} from '@site/src/components/docs/MarkdownActions/MarkdownLink';
import {PageCard} from '@site/src/components/head/cards';

/**
 * A Markdown page outside the docs, styled like a doc page. The stock page has neither a title nor a maximum line
 * length.
 */
export default function MDXPage({content: Content}: Props): ReactNode {
  const {metadata, toc} = Content;
  const {title, description, permalink, frontMatter} = metadata;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}>
      <Layout>
        <PageCard page={metadata} />
        <PageMetadata title={title} description={description} keywords={frontMatter.keywords} />
        <MarkdownLink route={permalink} />
        <div className="doc-page">
          <main>
            <div className="container">
              <div className="row">
                <div className="col">
                  <article className="markdown">
                    <header>
                      <Heading as="h1">{title}</Heading>
                    </header>
                    <MDXContent>
                      <Content />
                    </MDXContent>
                  </article>
                </div>
                <div className="col col--3">
                  <TOC toc={toc} className={ThemeClassNames.docs.docTocDesktop} />
                </div>
              </div>
            </div>
          </main>
        </div>
      </Layout>
    </HtmlClassNameProvider>
  );
}
