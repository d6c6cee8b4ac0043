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
  const {metadata, assets, toc, contentTitle} = Content;
  const {title, description, frontMatter, permalink} = metadata;
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}>
      <Layout>
        <PageCard page={metadata} />
        <PageMetadata
          title={title}
          description={description}
          keywords={frontMatter.keywords}
          image={assets.image ?? frontMatter.image}
        />
        <MarkdownLink route={permalink} />
        <div className="doc-page">
          <main>
            <div className="container">
              <div className="row">
                <div className="col">
                  <article className="markdown">
                    {contentTitle === undefined ? (
                      <header>
                        <Heading as="h1">{title}</Heading>
                      </header>
                    ) : null}
                    <MDXContent>
                      <Content />
                    </MDXContent>
                  </article>
                </div>
                {hasContents ? (
                  <div className="col col--3">
                    <TOC
                      toc={toc}
                      minHeadingLevel={frontMatter.toc_min_heading_level}
                      maxHeadingLevel={frontMatter.toc_max_heading_level}
                      className={ThemeClassNames.docs.docTocDesktop}
                    />
                  </div>
                ) : null}
              </div>
            </div>
          </main>
        </div>
      </Layout>
    </HtmlClassNameProvider>
  );
}
