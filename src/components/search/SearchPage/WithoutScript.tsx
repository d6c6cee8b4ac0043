import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {versionedProducts} from '@site/config/products';

/** What a reader without JavaScript can do instead. */
export function WithoutScript(): ReactNode {
  const docs = useAllDocsData();
  return (
    <div className={styles.withoutScript}>
      <p>
        <Translate id="site.search.needsScript">
          Search needs JavaScript, which is switched off in this browser. The documentation can be read
          without:
        </Translate>
      </p>
      <ul>
        {versionedProducts.map(({id, label}) => {
          // Without a release the latest version may be anywhere, and its main page need not be its root.
          const latest = docs[id]?.versions.find(({isLast}) => isLast);
          const main = latest?.docs.find((doc) => doc.id === latest.mainDocId);
          return (
            main && (
              <li key={id}>
                <Link to={main.path}>{label}</Link>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
