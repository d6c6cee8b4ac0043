/** English texts of the status page. As texts of a plugin, they aren't loaded by other pages. */
export const statusTexts = {
  title: 'Translation status',
  intro:
    'Each Chinese page records the English text it was translated from. A page is stale when that text, or code that both languages share, has changed since.',
  version: 'Version',
  status: 'Status',
  current: 'Current',
  stale: 'Stale',
  missing: 'Missing',
  unrecorded: 'Not reviewed',
  all: 'All',
  work: 'Pages to translate',
  none: 'Every translation is current.',
  shown: 'Pages shown: {count}',
  changed: 'Changed sections:',
  beginning: 'Beginning of the page',
  removed: 'Sections were removed.',
  edit: 'Edit the translation',
  add: 'Add the translation',
  changedOn: 'English page changed on {date}',
  // Parts of the site without versions, by their names in `config/contentSets.ts`
  Community: 'Community',
  Blog: 'Blog',
  Pages: 'Pages',
} as const;
