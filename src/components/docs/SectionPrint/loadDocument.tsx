import type {ReactNode} from 'react';
import {printablePages, type FetchedPage} from '../core/printable';
import {SectionDocument} from './SectionDocument';
import type {Section} from './useSections';

async function fetchPage(route: string): Promise<FetchedPage> {
  const response = await fetch(route);
  if (!response.ok) {
    throw new Error(`${route} returned status ${response.status}.`);
  }
  return {route, html: await response.text()};
}

/** Fetches the pages of a section and combines them into one document. */
export async function loadDocument(section: Section): Promise<ReactNode> {
  const fetched = await Promise.all(section.pages.map(({route}) => fetchPage(route)));
  return <SectionDocument section={section} parts={printablePages(fetched, window.location.origin)} />;
}
