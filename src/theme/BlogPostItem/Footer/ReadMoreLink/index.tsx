import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type {ReactNode} from 'react';

export default function BlogPostItemFooterReadMoreLink({blogPostTitle, ...link}: Props): ReactNode {
  return (
    <Link
      {...link}
      aria-label={translate(
        {id: 'site.blog.readPostLabel', message: 'Read the post: {title}'},
        {title: blogPostTitle},
      )}
    >
      <b>
        <Translate id="site.blog.readPost">Read the post</Translate>
      </b>
    </Link>
  );
}
