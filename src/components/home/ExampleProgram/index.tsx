import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {CopyButton} from '../../copy/CopyButton';
import {Code} from './Code';
import {Pointable} from './Pointable';
import {firstNumber, lineNumbersOf, threads} from './programThreads';
import styles from './styles.module.css';
import {Threads} from './Threads';
import {
  firstLitLine,
  imports,
  program,
  programSource,
  resources,
  type ResourceId,
} from '@site/src/data/homeProgram';

function Imports(): ReactNode {
  return (
    <details className={styles.imports}>
      <summary>
        <Translate id="site.home.proof.imports" values={{count: imports.length}}>
          {'{count} imports'}
        </Translate>
      </summary>
      <ol className={styles.program}>
        {imports.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A KCL program and its resources. Pointing at a line highlights its resources, and vice versa. */
export function ExampleProgram(): ReactNode {
  const entries = resources();
  // The index of a line, or the id of a resource.
  const [pointed, setPointed] = useState<number | ResourceId>(firstLitLine);
  const lit = threads.filter(({line, resource}) => line === pointed || resource === pointed);
  const propsOf = (entry: number | ResourceId) => ({
    isPointedAt: entry === pointed,
    point: () => setPointed(entry),
  });
  const kindsOf = (ids: readonly ResourceId[]) =>
    entries.filter(({id}) => ids.includes(id)).map(({kind}) => kind);
  return (
    <figure className={styles.example} aria-labelledby="proof-title">
      <figcaption className={styles.bar}>
        <code>shop/prod/main.k</code>{' '}
        <span id="proof-title">
          <Translate
            id="site.home.proof.title"
            values={{
              lines: program.length,
              resources: entries.reduce((sum, {count = 1}) => sum + count, 0),
            }}
          >
            {'{lines} lines become {resources} resources'}
          </Translate>
        </span>
        <CopyButton
          text={programSource}
          subject={translate({id: 'site.home.proof.subject', message: 'the program'})}
        />
      </figcaption>
      <Imports />
      <div className={styles.body} role="radiogroup" aria-labelledby="proof-title">
        <ol className={styles.program} start={firstNumber}>
          {program.map(({code, creates}, line) => (
            <li key={line} data-lit={lit.some((thread) => thread.line === line) || undefined}>
              {creates ? (
                <Pointable {...propsOf(line)}>
                  <Code>{code}</Code>
                  <span className={clsx('visually-hidden', styles.unselectable)}>
                    {translate(
                      {id: 'site.home.proof.becomes', message: ' becomes {kinds}'},
                      {kinds: kindsOf(creates).join(', ')},
                    )}
                  </span>
                </Pointable>
              ) : (
                <Code>{code}</Code>
              )}
            </li>
          ))}
        </ol>
        <Threads lit={lit} order={entries.map(({id}) => id)} />
        <ul className={styles.resources}>
          {entries.map(({id, kind, note}) => (
            <li key={id} data-lit={lit.some(({resource}) => resource === id) || undefined}>
              <Pointable {...propsOf(id)}>
                <b>{kind}</b>
                <small>
                  <span className={clsx('visually-hidden', styles.unselectable)}>
                    {translate({id: 'site.home.proof.from', message: ' from line '})}
                  </span>
                  {lineNumbersOf(id)}
                </small>{' '}
                <span className={styles.note}>{note}</span>
              </Pointable>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.remark}>
        <Translate id="site.home.proof.remark">
          The developer writes this. The platform’s workspace decides the rest: here, a database on AWS and
          metrics through the Prometheus Operator.
        </Translate>
      </p>
    </figure>
  );
}
