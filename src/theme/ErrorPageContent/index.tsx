import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The crash page: the error messages, from the outermost to the root cause, and a way back. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main className="single-column">
      <Head>
        <title>{translate({id: 'site.crash.pageTitle', message: 'Page Error'})}</title>
      </Head>
      <h1>
        <Translate id="site.crash.title">This page crashed.</Translate>
      </h1>
      <p>
        <Translate id="site.crash.advice">
          Trying again often helps. If it doesn’t, send the maintainers the message below.
        </Translate>
      </p>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        <Translate id="site.crash.tryAgain">Try again</Translate>
      </button>
      <ol className={styles.causes}>
        {getErrorCausalChain(error).map(({message}, index) => (
          <li key={index}>
            {index === 0
              ? message
              : translate({id: 'site.crash.cause', message: 'Cause: {message}'}, {message})}
          </li>
        ))}
      </ol>
    </main>
  );
}
