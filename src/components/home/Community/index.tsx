import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** End of the home page: how to join the community. */
export function Community(): ReactNode {
  return (
    <section className={styles.community} aria-labelledby="community">
      <div>
        <h2 id="community">
          <Translate id="site.home.community">Built in the open</Translate>
        </h2>
        <p>
          <Translate id="site.home.community.text">
            All tools are open source under the Apache License 2.0. Ask a question, report a problem, or
            contribute a change.
          </Translate>
        </p>
      </div>
      <p className={clsx('link-row', styles.links)}>
        <Link to="/community/intro/">
          <Translate id="site.home.community.join">Join the community</Translate>
        </Link>{' '}
        <Link href="https://github.com/KusionStack">
          <Translate id="site.home.community.github">KusionStack on GitHub</Translate>
        </Link>
      </p>
    </section>
  );
}
