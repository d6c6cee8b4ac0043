import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import routesChunkNames from '@generated/routesChunkNames';
import type {RouteConfig} from 'react-router-config';
import {inlineTableId, type DocsData, type InlineTable, type PageTable} from '../types';
import {addChunks} from './chunks';

interface KnownRoute extends RouteConfig {
  readonly order: number;
  routes?: KnownRoute[];
}

const routes: KnownRoute[] = [{path: '*', component: ComponentCreator('*', ''), order: Infinity}];

/** Replaces Docusaurus' table of all routes with those of the pages known so far. */
export default routes;

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

/** Adds the pages of a table to Docusaurus' tables. */
export function addPages({routes: nodes, loaders, digests, docs}: PageTable): void {
  addChunks(loaders, digests);
  addRoutes(routes, nodes);
  addDocs(docs);
}

/** The table in the HTML of the first page. */
export const inlineTable = JSON.parse(
  document.getElementById(inlineTableId)?.textContent ?? '',
) as InlineTable;
addPages(inlineTable);
