import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useDeferredValue, useEffect, useMemo, useState, type ReactNode} from 'react';
import {Announcement} from '../Announcement';
import {SearchInput} from '../SearchInput';
import {Spinner} from '../Spinner';
import {Suggestions} from '../Suggestions';
import {countSoFarText, countText, nothingText, poorText, problemText} from '../texts';
import {Facets} from './Facets';
import {Results} from './Results';
import styles from './styles.module.css';
import {usePageQuery} from './usePageQuery';
import {useQuestion} from './useQuestion';
import {products} from '@site/config/products';
import {useSearch} from '@site/src/plugins/search/client/useSearch';

const step = 20;

/** Links for readers without JavaScript. */
function WithoutScript(): ReactNode {
  return (
    <noscript>
      <p>
        <Translate id="site.search.needsScript">
          Search needs JavaScript, which is turned off in this browser. You can still read the documentation:
        </Translate>
      </p>
      <ul>
        {products
          .filter(({nextLabel}) => nextLabel !== undefined)
          .map(({id, label, route, entry}) => (
            <li key={id}>
              <Link to={`/${route}${entry}`}>{label}</Link>
            </li>
          ))}
      </ul>
    </noscript>
  );
}

/** The page with all results for a query. */
export function SearchPage(): ReactNode {
  const {box, text: typed, choices, setText, flush, choose} = usePageQuery();
  const text = typed.trim();
  const asked = useQuestion(text, choices);
  const [more, setMore] = useState({asked, limit: step});
  const limit = more.asked === asked ? more.limit : step;
  const question = useMemo(() => ({...asked, view: {...asked.view, limit}}), [asked, limit]);
  const {status, found: latest} = useSearch(question);
  // Deferred, so that rendering doesn't block keys.
  const found = useDeferredValue(latest);
  const answers = text === '' ? undefined : found?.answers;
  const title =
    text === ''
      ? translate({id: 'site.search.pageTitle', message: 'Search the documentation'})
      : translate({id: 'site.search.resultsTitle', message: 'Search results for “{q}”'}, {q: text});

  useEffect(() => {
    box.current?.focus({preventScroll: true});
  }, [box]);

  const isNothing = answers?.isComplete === true && answers.total === 0 && found?.text === text;
  const isPartial = answers?.isComplete === false;
  const countOf = isPartial ? countSoFarText : countText;
  const total = isNothing ? nothingText() : answers && answers.total > 0 ? countOf(answers.total) : '';
  const count = answers?.isPoor ? `${poorText()} ${total}` : total;
  const isBusy = isPartial || status === 'stalled';
  return (
    <main className={clsx('single-column', styles.page)}>
      <PageMetadata title={title} />
      <h1>{title}</h1>
      <form role="search" data-needs-script aria-busy={isBusy} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.box}>
          <SearchInput
            ref={box}
            className={clsx('paper-box', styles.input)}
            type="search"
            onText={setText}
            // Links and filters get the focus before they change the address.
            onBlur={flush}
          />
          {isBusy && <Spinner />}
        </div>
        <Facets query={choices} onChoose={choose} />
      </form>
      <WithoutScript />
      {answers?.problem && <p className={styles.problem}>{problemText(answers.problem)}</p>}
      <p className={styles.count}>{count}</p>
      <Announcement subject={asked} text={status === 'idle' && !isPartial ? count : undefined} />
      {isNothing && <Suggestions words={answers.suggestions} onChoose={(word) => choose({text: word})} />}
      {answers && (
        <Results
          found={answers.rows}
          activeTag={asked.activeTag}
          focused={limit > step ? limit - step : undefined}
          onLeave={flush}
        />
      )}
      {answers && answers.total > answers.rows.length && (
        <button
          type="button"
          className={clsx('outline-button', styles.more)}
          onClick={() => setMore({asked, limit: limit + step})}
        >
          <Translate id="site.search.more">Show more results</Translate>
        </button>
      )}
    </main>
  );
}
