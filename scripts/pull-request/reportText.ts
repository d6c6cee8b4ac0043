import type {Finding} from '../../src/build/findings';
import type {PageFigures} from '../bench/measurePages';
import type {PageChange} from './pageChange';

/** Size and speed of a build. */
export interface BuildFigures {
  /** Bytes of all files. */
  readonly bytes: number;
  readonly pages: readonly Pick<PageFigures, 'route' | 'bytes' | 'lighthouse'>[];
}

/** What a pull request changes. */
export interface PullRequest {
  /** Absent, like `base`, if the base could not be built. */
  readonly changes?: readonly PageChange[];
  readonly base?: BuildFigures;
  readonly head: BuildFigures;
  /** Translations that the pull request leaves missing or stale. */
  readonly debt: readonly Pick<Finding, 'file' | 'message'>[];
  /** Where the built site can be downloaded. */
  readonly siteUrl?: string;
}

/** Where `npm run serve` serves the built site. */
const origin = 'http://localhost:3000';

/** Identifies the comment, so that a later report replaces it. */
export const marker = '<!-- pull request report -->';

/** Maximum number of pages, and of translations, to list. GitHub rejects comments longer than 65,536 characters. */
const listed = 50;

/** Escapes markup in a text from the pull request. A zero-width space breaks mentions and addresses. */
function plain(text: string): string {
  return text
    .replace(/[^\p{L}\p{N} .,:()/"'（），。：、-]/gu, (character) => `&#${character.codePointAt(0)};`)
    .replace(/&#(?:35|64);|:(?=\/)|www(?=\.)/g, '$&&#8203;');
}

function code(file: string): string {
  return `\`${file.replace(/[`\s|]/g, '?')}\``;
}

/** The title of a page without the site's name at the end. */
function shortTitle(title: string): string {
  return plain(title.replace(/ \| [^|]*$/, ''));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The number of items that a list leaves out. */
function rest(items: readonly unknown[]): string {
  return items.length > listed ? `\n\n… and ${items.length - listed} more` : '';
}

function titleCell({before, after}: PageChange): string {
  if (before === undefined || after === undefined) {
    return `${before === undefined ? 'new' : 'removed'}: ${shortTitle(after ?? before ?? '')}`;
  }
  return before === after ? shortTitle(after) : `${shortTitle(before)} → ${shortTitle(after)}`;
}

function changesText({changes}: PullRequest): string {
  if (!changes) {
    return 'The base could not be built, so there is nothing to compare with.';
  }
  if (changes.length === 0) {
    return 'The text of every page stays the same.';
  }
  const rows = changes
    .slice(0, listed)
    .map((change) => [
      change.after === undefined
        ? plain(change.route)
        : `[${plain(change.route)}](${origin}${encodeURI(change.route)})`,
      titleCell(change),
      `+${change.added} −${change.removed}`,
    ]);
  return table(['Page', 'Title', 'Words'], rows) + rest(changes);
}

function withDelta(value: number, before: number | undefined, digits = 0): string {
  const delta = before === undefined ? 0 : Number((value - before).toFixed(digits));
  return `${value.toFixed(digits)}${delta === 0 ? '' : ` (${delta > 0 ? '+' : '−'}${Math.abs(delta).toFixed(digits)})`}`;
}

function figuresText({head, base}: PullRequest): string {
  const rows = head.pages.map(({route, bytes, lighthouse}) => {
    const old = base?.pages.find((page) => page.route === route);
    const scores = (['performance', 'a11y', 'best', 'seo'] as const).map((name) =>
      withDelta(lighthouse[name], old?.lighthouse[name]),
    );
    return [
      plain(route),
      withDelta((bytes.script ?? 0) / 1000, old && (old.bytes.script ?? 0) / 1000, 1),
      ...scores,
      withDelta(lighthouse.lcp, old?.lighthouse.lcp),
      withDelta(lighthouse.cls, old?.lighthouse.cls, 3),
    ];
  });
  const columns = [
    'Page',
    'Scripts, KB gzip',
    'Performance',
    'Accessibility',
    'Best practices',
    'SEO',
    'LCP, ms',
    'CLS',
  ];
  const total = withDelta(head.bytes / 1e6, base && base.bytes / 1e6, 1);
  return `${table(columns, rows)}\n\nAll files: ${total} MB. Performance and LCP vary by a few percent from run to run.`;
}

/** The comment on a pull request, in Markdown. */
export function reportText(pullRequest: PullRequest): string {
  const {debt, siteUrl} = pullRequest;
  const download = `[Download the built site](${siteUrl}), unpack it, and run \`npm run serve -- --dir <folder>\` to see it.`;
  return [
    marker,
    '### What this pull request changes',
    ...(siteUrl === undefined ? [] : [download]),
    changesText(pullRequest),
    '### Translations',
    debt.length === 0
      ? 'This pull request leaves no translation missing or stale.'
      : debt
          .slice(0, listed)
          .map(({file, message}) => `- ${code(file)}: ${plain(message)}`)
          .join('\n') + rest(debt),
    '### Size and Lighthouse',
    figuresText(pullRequest),
  ].join('\n\n');
}
