import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {existingLinks} from '../core/existingLinks';
import {useKnownPages} from '../useKnownPages';
import styles from './styles.module.css';
import {doors} from '@site/src/data/home';

const shown = 3;

/** Entry points for each kind of reader, with three existing links each. */
export function Doors(): ReactNode {
  const pages = useKnownPages();
  return (
    <section className={styles.section} aria-labelledby="doors">
      <h2 id="doors">
        <Translate id="site.home.doors">Choose where to start</Translate>
      </h2>
      <div className={styles.doors}>
        {doors().map(({reader, wish, links}) => (
          <div key={reader}>
            <h3>{reader}</h3>
            <p>{wish}</p>
            <ul>
              {existingLinks(links, pages, shown).map(({to, label}) => (
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
