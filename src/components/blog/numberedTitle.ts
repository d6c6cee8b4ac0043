import {translate} from '@docusaurus/Translate';

/** Title of a list page, with the page number from page 2 on. */
export function numberedTitle(title: string, page: number): string {
  return page === 1
    ? title
    : translate({id: 'site.blog.titlePage', message: '{title}, page {page}'}, {title, page});
}
