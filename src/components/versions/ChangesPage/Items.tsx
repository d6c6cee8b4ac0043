import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {RichText} from '../RichText';
import type {Overview} from '@site/src/plugins/version-changes/types';

type ItemRow = Overview['items'][number];

/** The kind of a changed item, in the reader's language. */
function kindName(kind: ItemRow['kind']): string {
  return {
    command: translate({id: 'site.changes.command', message: 'Command'}),
    flag: translate({id: 'site.changes.flag', message: 'Option'}),
    schema: translate({id: 'site.changes.schema', message: 'Schema'}),
    attribute: translate({id: 'site.changes.attribute', message: 'Attribute'}),
    module: translate({id: 'site.changes.module', message: 'Module'}),
    key: translate({id: 'site.changes.key', message: 'Key'}),
    kind: translate({id: 'site.changes.kind', message: 'Kind'}),
    field: translate({id: 'site.changes.field', message: 'Field'}),
    endpoint: translate({id: 'site.changes.endpoint', message: 'Endpoint'}),
    parameter: translate({id: 'site.changes.parameter', message: 'Parameter'}),
    value: translate({id: 'site.changes.value', message: 'Chart value'}),
  }[kind];
}

/** Describes the change of an item that exists in the older version, with placeholders. */
function changeText(change: Exclude<ItemRow['change'], 'added'>): string {
  return {
    removed: translate({id: 'site.changes.removed', message: '{thing}: removed'}),
    renamed: translate({id: 'site.changes.renamed', message: '{thing}: renamed; was {from}'}),
    type: translate({id: 'site.changes.type', message: '{thing}: type changed from {from} to {to}'}),
    default: translate({id: 'site.changes.default', message: '{thing}: default changed from {from} to {to}'}),
    required: translate({id: 'site.changes.required', message: '{thing}: now required'}),
  }[change];
}

function Value({text}: {readonly text?: string}): ReactNode {
  return text === undefined ? <Translate id="site.changes.none">none</Translate> : <code>{text}</code>;
}

/** A name in code font that links to its documentation. */
function Name({name, path}: {readonly name: string; readonly path?: string}): ReactNode {
  return path === undefined ? (
    <code>{name}</code>
  ) : (
    <Link to={path}>
      <code>{name}</code>
    </Link>
  );
}

function Item({kind, name, path, change, from, to, meaning}: ItemRow): ReactNode {
  const thing = (
    <>
      {kindName(kind)} <Name name={name} path={path} />
    </>
  );
  if (change !== 'added') {
    return interpolate(changeText(change), {thing, from: <Value text={from} />, to: <Value text={to} />});
  }
  return meaning === undefined ? (
    thing
  ) : (
    <>
      {thing} <br />
      <RichText text={meaning} />
    </>
  );
}

/** Changes to a tool's options, fields, and other items, grouped by what they belong to. */
export function Items({items, owners}: Pick<Overview, 'items' | 'owners'>): ReactNode {
  const names = [...new Set(items.map(({owner}) => owner))];
  const rowsOf = (owner: string) =>
    items
      .filter((row) => row.owner === owner)
      .map((row) => (
        <li key={`${row.kind} ${row.change} ${row.name}`}>
          <Item {...row} />
        </li>
      ));
  return (
    <ul>
      {names.map((owner) =>
        owner === '' ? (
          rowsOf(owner)
        ) : (
          <li key={owner}>
            <Name name={owner} path={owners[owner]} />
            <ul>{rowsOf(owner)}</ul>
          </li>
        ),
      )}
    </ul>
  );
}
