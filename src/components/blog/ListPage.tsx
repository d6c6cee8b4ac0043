import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {numberedTitle} from './numberedTitle';
import styles from './styles.module.css';

interface ListPageProps extends Pick<Props, 'sidebar'> {
  readonly title: string;
  readonly description: string;
  /** Page number, shown in title and description from page 2 on. */
  readonly page?: number;
  /** Class and search tag of the stock page. */
  readonly className?: string;
  readonly searchTag?: string;
  /** Shown below the description, such as links to other lists. */
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

/** A blog page that lists posts, tags, or authors, with a title and description for search engines and readers. */
export function ListPage(props: ListPageProps): ReactNode {
  const {title, description, page = 1, className, searchTag, links, sidebar, children} = props;
  const numberedDescription =
    page === 1
      ? description
      : translate({id: 'site.blog.page', message: '{text} Page {page}.'}, {text: description, page});
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, className)}>
      <PageMetadata title={numberedTitle(title, page)} description={numberedDescription} />
      <SearchMetadata tag={searchTag} />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <h1>{title}</h1>
          <p>{description}</p>
          {links}
        </header>
        {children}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
