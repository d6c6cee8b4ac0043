import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {RichText} from '../RichText';
import {changeText, kindName} from './texts';
import type {ItemRow, Overview} from '@site/src/plugins/version-changes/types';

function Value({text}: {readonly text?: string}): ReactNode {
  return text === undefined ? <Translate id="site.changes.none">none</Translate> : <code>{text}</code>;
}

/** A name in the font of code, with a link to where it is documented. */
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
  if (change === 'added') {
    return meaning === undefined ? (
      thing
    ) : (
      <>
        {thing} <br />
        <RichText text={meaning} />
      </>
    );
  }
  return interpolate(changeText(change), {thing, from: <Value text={from} />, to: <Value text={to} />});
}

interface ItemsProps extends Pick<Overview, 'owners'> {
  readonly items: readonly ItemRow[];
}

/** Changes of what a tool offers, each below what it belongs to. */
export function Items({items, owners}: ItemsProps): ReactNode {
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
