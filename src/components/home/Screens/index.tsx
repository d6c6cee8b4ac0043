import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import stations from '@generated/product-stations.json';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Pictures of the tools that have a user interface. */
export function Screens(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const source = (file: string) => withBaseUrl(`/img/screens/${file}`);
  return (
    <section className={styles.section} aria-labelledby="screens">
      <h2 id="screens">
        <Translate id="site.home.screens">See it at work</Translate>
      </h2>
      <div className={styles.screens}>
        {stations.map(
          ({hue, tool, screen}) =>
            screen && (
              <figure key={hue} className={`tool--${hue}`}>
                <img
                  src={source(screen.file)}
                  srcSet={`${source(screen.small)} ${screen.width}w, ${source(screen.file)} ${2 * screen.width}w`}
                  sizes="(width >= 900px) 42rem, 100vw"
                  width={screen.width}
                  height={screen.height}
                  alt={screen.alt}
                  loading="lazy"
                  decoding="async"
                />
                <figcaption>
                  {screen.caption}{' '}
                  <Link to={screen.page}>
                    <Translate id="site.home.screens.try" values={{tool}}>
                      {'Try {tool}'}
                    </Translate>
                  </Link>
                </figcaption>
              </figure>
            ),
        )}
      </div>
      <p>
        <Translate id="site.docs.screen.example">Shown with sample data.</Translate>
      </p>
    </section>
  );
}
