import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {entryPoints} from '@site/src/data/home';

/** Entry points for each kind of reader, with three links each. */
export function EntryPoints(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="doors">
      <h2 id="doors">
        <Translate id="site.home.doors">Choose where to start</Translate>
      </h2>
      <div className={styles.entryPoints}>
        {entryPoints().map(({reader, wish, links}) => (
          <div key={reader}>
            <h3>{reader}</h3>
            <p>{wish}</p>
            <ul className="clean-list">
              {links.map(({to, label}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
