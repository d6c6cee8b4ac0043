import {translate} from '@docusaurus/Translate';

/** Title of a page of a list: pages after the first tell their number. */
export function numberedTitle(title: string, page: number): string {
  return page === 1
    ? title
    : translate(
        {
          id: 'site.blog.titlePage',
          message: '{title}, page {page}',
          description: 'Title of a page of a list of posts after the first',
        },
        {title, page},
      );
}
