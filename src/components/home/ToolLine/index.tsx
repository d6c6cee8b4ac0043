import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import stations from '@generated/product-stations.json';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The tools as stations on one line, with the latest version of each. */
export function ToolLine(): ReactNode {
  const docs = useAllDocsData();
  return (
    <section className={styles.section} aria-labelledby="tools">
      <h2 id="tools">
        <Translate id="site.home.tools">Write, deliver, operate, observe</Translate>
      </h2>
      <p>
        <Translate id="site.home.tools.lead">
          Write what you want once. Each tool takes it one step further, and each also works on its own.
        </Translate>
      </p>
      <ol>
        {stations.map(({pluginId, hue, tool, verb, what, who}, index) => {
          const latest = docs[pluginId]?.versions.find(({isLast}) => isLast);
          const doc = latest?.docs.find(({id}) => id === latest.mainDocId);
          return (
            <li key={hue} className={`tool--${hue}`}>
              <p>
                <b>{verb}</b>
              </p>
              <h3>
                {tool} {latest && latest.name !== 'current' && <small>{latest.label}</small>}
              </h3>
              <p>{what}</p>
              <p className={styles.who}>{who}</p>
              {doc && (
                <Link to={doc.path}>
                  {index === 0 ? (
                    <Translate id="site.home.tools.start" values={{tool}}>
                      {'Start here: {tool}'}
                    </Translate>
                  ) : (
                    <Translate id="site.home.tools.door" values={{tool}}>
                      {'Learn about {tool}'}
                    </Translate>
                  )}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
