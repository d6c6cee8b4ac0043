import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {MarkdownActions} from '@site/src/components/docs/MarkdownActions';

interface ArticleProps {
  readonly title: string;
  readonly description: string;
  /** Name of the tool's colors, on a page about one tool. */
  readonly hue?: string;
  readonly children: ReactNode;
}

/** A page about versions, which looks like a page of the docs. */
export function Article({title, description, hue, children}: ArticleProps): ReactNode {
  const {pathname} = useLocation();
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <div className={clsx('doc-page', hue !== undefined && `tool--${hue}`)}>
        <main>
          <div className="container">
            <div className="row">
              <div className="col">
                <article className="markdown">
                  <h1>{title}</h1>
                  {children}
                </article>
                <footer className={clsx('link-row', styles.footer)}>
                  <MarkdownActions route={pathname} />
                </footer>
              </div>
            </div>
          </div>
        </main>
      </div>
    </Layout>
  );
}
