import type {ThemeConfig} from '@docusaurus/preset-classic';

/** A message above the navbar. Readers who closed it see it again if `id` changes. */
export interface Announcement {
  readonly id: string;
  /** HTML by locale. */
  readonly content: Readonly<Record<string, string>>;
}

/** The current announcement. */
export const announcement: Announcement | undefined = undefined;

/** The announcement bar in a language, or `undefined` without an announcement. */
export function announcementBar(
  locale: string,
  current: Announcement | undefined = announcement,
): ThemeConfig['announcementBar'] {
  const content = current?.content[locale];
  if (current && content === undefined) {
    throw new Error(`config/announcement.ts has no text for the locale "${locale}".`);
  }
  return current && {id: current.id, content, isCloseable: true};
}
