import type {ThemeConfig} from '@docusaurus/preset-classic';
import {defaultLocale} from './locales';

/** A message above the navbar; readers who closed it see it again when `id` changes. */
export interface Announcement {
  readonly id: string;
  /** HTML by locale. */
  readonly content: Readonly<Record<string, string>>;
}

/** What is announced at present. */
export const announcement: Announcement | undefined = undefined;

/** The announcement bar in a language; none when nothing is announced. */
export function announcementBar(
  locale = defaultLocale,
  current: Announcement | undefined = announcement,
): ThemeConfig['announcementBar'] {
  const content = current?.content[locale];
  if (current && content === undefined) {
    throw new Error(`config/announcement.ts has no text for the locale "${locale}".`);
  }
  return current && {id: current.id, content, isCloseable: true};
}
