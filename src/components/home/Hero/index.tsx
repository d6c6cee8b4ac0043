import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ExampleProgram} from '../ExampleProgram';
import {Install} from '../Install';
import styles from './styles.module.css';
import {start} from '@site/src/data/home';

/** Headline, call to action, and the example program. */
export function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.promise}>
        <h1>
          <Translate id="site.home.promise">
            Developers say what they need. Your platform decides how it runs.
          </Translate>
        </h1>
        <div className={styles.words}>
          <p>
            <Translate id="site.home.lead">
              KusionStack is a family of open-source tools that take an application from one file to
              Kubernetes and the cloud, and help you run it there.
            </Translate>
          </p>
          <div className={styles.buttons}>
            <Link className={clsx('outline-button', styles.button, styles.primary)} to={start}>
              <Translate id="site.home.start">Start with Kusion</Translate>
            </Link>{' '}
            <a className={clsx('outline-button', styles.button)} href="#tools">
              <Translate id="site.home.what">What is it?</Translate>
            </a>
          </div>
        </div>
        <Install />
      </div>
      <ExampleProgram />
    </div>
  );
}
