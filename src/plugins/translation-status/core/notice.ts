import type {Comparison} from './status';

/**
 * The notice on a page that isn't translated or whose English page changed, as MDX. Current pages have none. Neither do
 * unrecorded ones, which may be up to date.
 *
 * @param row anchor of the page on the status page
 */
export function noticeOf({status, anchors}: Comparison, row: string): string {
  if (status !== 'missing' && status !== 'stale') {
    return '';
  }
  const attributes = `status="${status}" row=${JSON.stringify(row)} anchors="${anchors.join(' ')}"`;
  return `import TranslationNotice from '@theme/TranslationNotice';\n\n<TranslationNotice ${attributes} />\n`;
}

/** Inserts a notice before the text of a page. */
export function insertNotice(source: string, notice: string): string {
  const [frontMatter = ''] = /^---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  return notice === '' ? source : `${frontMatter}\n${notice}\n${source.slice(frontMatter.length)}`;
}
