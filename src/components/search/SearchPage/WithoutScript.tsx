import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {versionedProducts} from '@site/config/products';
import {mainRoute} from '@site/config/routes';

/** What a reader without JavaScript can do instead. */
export function WithoutScript(): ReactNode {
  return (
    <div className={styles.withoutScript}>
      <p>
        <Translate id="site.search.needsScript">
          Search needs JavaScript, which is switched off in this browser. The documentation can be read
          without:
        </Translate>
      </p>
      <ul>
        {versionedProducts.map((product) => (
          <li key={product.id}>
            <Link to={mainRoute(product)}>{product.label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
