import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import type {RouteConfig} from 'react-router-config';
import {once} from '../../runtime/core/once';
import {filedAs, pageFile} from '../core/pageFile';
import {inlineTableId, tableFolder, type DocsData, type InlineTable, type PageTable} from '../types';
import {addChunks, assetPath} from './chunks';
import routesChunkNames from './routesChunkNames';

interface KnownRoute extends RouteConfig {
  readonly order: number;
  routes?: KnownRoute[];
}

const notFound: KnownRoute = {path: '*', component: ComponentCreator('*', ''), order: Infinity};

/** Routes of the pages known so far. */
export const routes: KnownRoute[] = [notFound];

const byKey = new Map<string, KnownRoute>();

function addRoutes(table: PageTable): void {
  const added: KnownRoute[] = [];
  for (const {path, hash, order, parent, attributes, names} of table.routes) {
    const key = `${path}-${hash}`;
    let route = byKey.get(key);
    if (route === undefined) {
      routesChunkNames[key] = names;
      route = {...attributes, path, key, order, component: ComponentCreator(path, hash)};
      byKey.set(key, route);
      const siblings = parent === undefined ? routes : ((added[parent] as KnownRoute).routes ??= []);
      siblings.push(route);
      siblings.sort((a, b) => a.order - b.order);
    }
    added.push(route);
  }
}

function addDocs({docs}: PageTable): void {
  const instances = globalData['docusaurus-plugin-content-docs'] as DocsData | undefined;
  for (const {plugin, version, ...doc} of docs) {
    const known = instances?.[plugin]?.versions.find(({name}) => name === version)?.docs;
    if (known?.some(({path}) => path === doc.path) === false) {
      known.push(doc);
    }
  }
}

function add(table: PageTable): void {
  addChunks(table.loaders, table.digests);
  addRoutes(table);
  addDocs(table);
}

const inline = JSON.parse(document.getElementById(inlineTableId)?.textContent ?? '') as InlineTable;
add(inline);

/** @param take turns the file's content into the result; if it throws, the fetch counts as failed */
async function fetchJson<Content>(name: string, take: (content: never) => Content): Promise<Content> {
  const request = assetPath(`${tableFolder}/${name}.json`);
  try {
    const response = await fetch(request);
    if (!response.ok) {
      throw new Error(String(response.status));
    }
    return take((await response.json()) as never);
  } catch (cause) {
    // A retry refetches this address past the browser's cache, which may contain a wrong response.
    throw Object.assign(new Error(`${request}: ${String(cause)}`), {request});
  }
}

const loadTable = once((file) => fetchJson(file, add));

/** Loads the table of the page at a path, if there is one. @throws if it can't be loaded */
export async function findPage(path: string): Promise<void> {
  const isHere = inline.page !== undefined && filedAs(inline.page) === filedAs(path);
  const file = isHere ? undefined : pageFile(path, inline.groups);
  if (file !== undefined) {
    await loadTable(file);
  }
}

const loadPaths = once((file) => fetchJson(file, (paths: readonly string[]) => [...paths]));

/** Paths of all pages of the site in this language. @throws if they can't be loaded */
export function allPages(): Promise<readonly string[]> {
  return loadPaths(inline.all);
}
