import {buildTable} from '../../page-twins/core/buildTable';
import {twinOf} from '../../page-twins/core/twinOf';
import type {MovedTopic} from '../../page-twins/types';
import {compareItems} from '../core/compareItems';
import {comparer, maskOf, shareChanged} from '../core/comparePages';
import type {Changes, DocumentedVersion, ItemRow, PageLink} from '../types';
import type {VersionContent, VersionPage} from './readVersion';

/** A version with its content. */
export interface ReadVersion extends DocumentedVersion {
  readonly content: VersionContent;
}

/** Pages that moved between versions of a product, as its file lists them. */
export interface MovedPages {
  readonly versions: readonly string[];
  readonly topics: readonly MovedTopic[];
}

const linkTo = ({title, path}: VersionPage): PageLink => ({title, path});

/**
 * Compares two versions.
 *
 * @param detailed whether to compare the pages sentence by sentence, too
 */
export function compareVersions(
  from: ReadVersion,
  to: ReadVersion,
  {
    moved,
    locale,
    detailed,
  }: {readonly moved: MovedPages; readonly locale: string; readonly detailed: boolean},
): Changes {
  const mask = maskOf([from.label, to.label]);
  const comparePages = comparer(locale, mask);
  const published = [to, from].map(({name, content}) => ({
    name,
    routes: new Set(content.pages.map(({route}) => route)),
  }));
  const table = buildTable(moved.topics, moved.versions, published);
  const older = new Map(from.content.pages.map((page) => [page.route, page]));
  const pairs = to.content.pages.map((page) => {
    const route = twinOf(table, page.route, to.name, from.name);
    return {page, twin: route === undefined ? undefined : older.get(route)};
  });
  const twins = new Set(pairs.map(({twin}) => twin));
  const both = pairs.flatMap(({page, twin}) => {
    if (!twin) {
      return [];
    }
    const share = shareChanged(twin.weights, page.weights, mask);
    return [{page, twin, share, hasMoved: twin.route !== page.route}];
  });
  const compared = detailed ? both.filter(({share}) => share > 0) : [];
  const say = ({
    item: {kind, owner, name, meaning},
    ...change
  }: ReturnType<typeof compareItems>[number]): ItemRow => ({
    ...change,
    kind,
    owner,
    name,
    meaning: locale === 'zh' ? meaning?.zh : meaning?.en,
  });
  return {
    overview: {
      unchanged: both.filter(({share, hasMoved}) => share === 0 && !hasMoved).length,
      added: pairs.flatMap(({page, twin}) => (twin ? [] : [linkTo(page)])),
      removed: from.content.pages.filter((page) => !twins.has(page)).map(linkTo),
      changed: both
        .filter(({share, hasMoved}) => share > 0 || hasMoved)
        .sort((a, b) => b.share - a.share)
        .map(({page, twin, share, hasMoved}) => ({
          ...linkTo(page),
          share,
          ...(hasMoved && {from: twin.path}),
        })),
      items: compareItems(from.content.items, to.content.items).map(say),
    },
    comparisons: Object.fromEntries(
      compared.map(({page, twin}) => [
        page.path,
        {
          title: page.title,
          from: twin.path,
          file: page.file,
          sections: comparePages(twin.blocks, page.blocks),
        },
      ]),
    ),
  };
}
