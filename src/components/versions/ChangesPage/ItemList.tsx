import Translate from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {kindName} from './texts';
import type {ItemRow} from '@site/src/plugins/version-changes/types';

/** Text in which names in backquotes are code. */
function RichText({text}: {readonly text: string}): ReactNode {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? <code>{part}</code> : part}</Fragment>);
}

function Value({text}: {readonly text?: string}): ReactNode {
  return text === undefined ? <Translate id="site.changes.none">none</Translate> : <code>{text}</code>;
}

function Change({change, from, to, meaning}: ItemRow): ReactNode {
  const values = {from: <Value text={from} />, to: <Value text={to} />};
  switch (change) {
    case 'added':
      return meaning === undefined ? null : <RichText text={meaning} />;
    case 'removed':
      return <Translate id="site.changes.removed">removed</Translate>;
    case 'renamed':
      return (
        <Translate id="site.changes.renamed" values={values}>
          {'renamed; was {from}'}
        </Translate>
      );
    case 'type':
      return (
        <Translate id="site.changes.type" values={values}>
          {'type changed from {from} to {to}'}
        </Translate>
      );
    case 'default':
      return (
        <Translate id="site.changes.default" values={values}>
          {'default changed from {from} to {to}'}
        </Translate>
      );
    case 'required':
      return <Translate id="site.changes.required">now required</Translate>;
  }
}

/** Changes of what a tool offers, below the thing that each belongs to. */
export function ItemList({items}: {readonly items: readonly ItemRow[]}): ReactNode {
  const groups = new Map<string, ItemRow[]>();
  for (const item of items) {
    groups.set(item.owner, [...(groups.get(item.owner) ?? []), item]);
  }
  return [...groups].map(([owner, rows]) => (
    <Fragment key={owner}>
      {owner !== '' && (
        <h3>
          <code>{owner}</code>
        </h3>
      )}
      <ul>
        {rows.map((row) => (
          <li key={`${row.kind} ${row.change} ${row.name}`}>
            {kindName(row.kind)} <code>{row.name}</code>
            {row.change === 'added' && row.meaning === undefined ? null : (
              <Translate id="site.changes.item" values={{change: <Change {...row} />}}>
                {': {change}'}
              </Translate>
            )}
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
