import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {versionedProducts} from '@site/config/products';

/** Links for readers without JavaScript. */
export function WithoutScript(): ReactNode {
  return (
    <noscript>
      <p>
        <Translate id="site.search.needsScript">
          Search needs JavaScript, which is turned off in this browser. You can still read the documentation:
        </Translate>
      </p>
      <ul>
        {versionedProducts.map(({id, label, route, entry}) => (
          <li key={id}>
            <Link to={`/${route}${entry}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
