import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {fetchOk} from '../../fetchOk';
import {Parts} from './Parts';
import {Pieces} from './Pieces';
import styles from './styles.module.css';
import {isChanged} from '@site/src/plugins/version-changes/core/isChanged';
import {pageChangesPath} from '@site/src/plugins/version-changes/core/paths';
import type {PageChanges} from '@site/src/plugins/version-changes/types';

export interface ComparisonProps {
  /** Path of the page. */
  readonly page: string;
  /** Label of the previous version. */
  readonly since: string;
  /** The page's entry in what changed in the version. */
  readonly entry: string;
  onClose(): void;
}

function Summary({counts: {sections, text, code, row}}: Pick<PageChanges, 'counts'>): ReactNode {
  const lines = [
    translate({id: 'site.diff.sections', message: 'Changed sections: {count}'}, {count: sections}),
    text.added + text.removed > 0 &&
      translate(
        {id: 'site.diff.sentences', message: 'Sentences: {added} added, {removed} removed'},
        {...text},
      ),
    code.added + code.removed > 0 &&
      translate(
        {id: 'site.diff.lines', message: 'Lines of code: {added} added, {removed} removed'},
        {...code},
      ),
    row.added + row.removed > 0 &&
      translate({id: 'site.diff.rows', message: 'Table rows: {added} added, {removed} removed'}, {...row}),
  ];
  return (
    <ul>
      {lines.filter(Boolean).map((line) => (
        <li key={String(line)}>{line}</li>
      ))}
    </ul>
  );
}

/** Sections in order. Unchanged ones are only listed, in a closed block. */
function Sections({sections}: Pick<PageChanges, 'sections'>): ReactNode {
  const groups: PageChanges['sections'][number][][] = [];
  for (const section of sections) {
    const last = groups.at(-1)?.[0];
    if (last && !isChanged(last) && !isChanged(section)) {
      groups.at(-1)?.push(section);
    } else {
      groups.push([section]);
    }
  }
  return groups.map((group, index) =>
    group.every(isChanged) ? (
      group.map(({title, parts}) => (
        <section key={index}>
          {title.length > 0 && (
            <h3>
              <Pieces pieces={title} />
            </h3>
          )}
          <Parts parts={parts} />
        </section>
      ))
    ) : (
      <details key={index}>
        <summary>
          <Translate id="site.diff.unchanged" values={{count: group.length}}>
            {'Unchanged sections: {count}'}
          </Translate>
        </summary>
        <ul>
          {group.map(({title}, position) => (
            <li key={position}>
              <Pieces pieces={title} />
            </li>
          ))}
        </ul>
      </details>
    ),
  );
}

/** What changed on a page since the previous version, below its title. Escape closes it. */
export function Comparison({page, since, entry, onClose}: ComparisonProps): ReactNode {
  const [changes, setChanges] = useState<PageChanges | 'failed'>();
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    fetchOk(pageChangesPath(page))
      .then(async (response) => setChanges((await response.json()) as PageChanges))
      .catch(() => setChanges('failed'));
  }, [page]);
  useEffect(() => {
    // It opens where the reader clicked, so the summary is already in view.
    panel.current?.focus({preventScroll: true});
  }, [changes]);
  return (
    changes && (
      <section
        ref={panel}
        className={styles.panel}
        tabIndex={-1}
        aria-labelledby={titleId}
        onKeyDown={({key}) => key === 'Escape' && onClose()}
      >
        <h2 id={titleId}>
          <Translate id="site.diff.title" values={{version: since}}>
            {'Changes since {version}'}
          </Translate>
        </h2>
        {changes === 'failed' ? (
          <p>
            <Translate id="site.diff.failed">Couldn’t load the comparison.</Translate>
          </p>
        ) : (
          <Summary counts={changes.counts} />
        )}
        <p className="link-row screen-only">
          {changes !== 'failed' && (
            <Link to={changes.before}>
              <Translate id="site.diff.before" values={{version: since}}>
                {'This page in {version}'}
              </Translate>
            </Link>
          )}
          <Link to={entry}>
            <Translate id="site.diff.all" values={{version: since}}>
              {'All changes since {version}'}
            </Translate>
          </Link>
          <button type="button" className="link-button" onClick={onClose}>
            <Translate id="site.diff.close">Close</Translate>
          </button>
        </p>
        {changes !== 'failed' && <Sections sections={changes.sections} />}
      </section>
    )
  );
}
