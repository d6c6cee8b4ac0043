import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import routesChunkNames from '@generated/routesChunkNames';
import type {RouteConfig} from 'react-router-config';
import {once} from '../../runtime/core/once';
import {nearestPrefix, normalPath} from '../core/pagePath';
import {inlineTableId, tableFolder, type DocsData, type InlineTable, type PageTable} from '../types';
import {addChunks, assetPath} from './chunks';

interface KnownRoute extends RouteConfig {
  readonly order: number;
  routes?: KnownRoute[];
}

/** Routes of the pages known so far. */
export const routes: KnownRoute[] = [{path: '*', component: ComponentCreator('*', ''), order: Infinity}];

/** Normal forms of the paths of the pages known so far. */
const known = new Set<string>();

function addRoutes(siblings: KnownRoute[], nodes: PageTable['routes']): void {
  for (const {path, hash, order, attributes, names, routes: children} of nodes) {
    const key = `${path}-${hash}`;
    let route = siblings.find((sibling) => sibling.key === key);
    if (!route) {
      routesChunkNames[key] = names;
      route = {...attributes, path, key, order, component: ComponentCreator(path, hash)};
      siblings.push(route);
      siblings.sort((a, b) => a.order - b.order);
    }
    if (children) {
      addRoutes((route.routes ??= []), children);
    } else {
      known.add(normalPath(path));
    }
  }
}

function addDocs(docs: PageTable['docs']): void {
  const instances = globalData['docusaurus-plugin-content-docs'] as DocsData | undefined;
  for (const {plugin, version, ...doc} of docs) {
    const listed = instances?.[plugin]?.versions.find(({name}) => name === version)?.docs;
    if (listed?.some(({path}) => path === doc.path) === false) {
      listed.push(doc);
    }
  }
}

function add({routes: nodes, loaders, digests, docs}: PageTable): void {
  addChunks(loaders, digests);
  addRoutes(routes, nodes);
  addDocs(docs);
}

const inline = JSON.parse(document.getElementById(inlineTableId)?.textContent ?? '') as InlineTable;
add(inline);

async function fetchJson(file: string): Promise<unknown> {
  const request = assetPath(`${tableFolder}/${file}.json`);
  try {
    const response = await fetch(request);
    if (!response.ok) {
      throw new Error(String(response.status));
    }
    return await response.json();
  } catch (cause) {
    // A retry refetches this address past the browser's cache, which may contain a wrong response.
    throw Object.assign(new Error(`${request}: ${String(cause)}`), {request});
  }
}

const loadTable = once(async (file) => add((await fetchJson(file)) as PageTable));

/** Loads the table of the page at a path, if there is one. @throws if it can't be loaded */
export async function findPage(path: string): Promise<void> {
  const file = inline.files[nearestPrefix(path, Object.keys(inline.files)) ?? ''];
  if (file !== undefined && !known.has(normalPath(path))) {
    await loadTable(file);
  }
}

const loadPaths = once(fetchJson);

/** Paths of all pages of the site in this language. @throws if they can't be loaded */
export function allPages(): Promise<readonly string[]> {
  return loadPaths(inline.all) as Promise<readonly string[]>;
}
