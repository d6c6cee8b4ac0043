import type {PageChange} from './pageChange';

/** Figures of a page that is measured in a browser. */
export interface MeasuredPage {
  readonly route: string;
  /** Gzipped bytes of a first visit by kind of resource. */
  readonly bytes: Readonly<Record<string, number>>;
  readonly lighthouse: Readonly<Record<'performance' | 'a11y' | 'best' | 'seo' | 'lcp' | 'cls', number>>;
}

/** Figures of a build. */
export interface BuildFigures {
  /** Bytes of all files. */
  readonly bytes: number;
  readonly pages: readonly MeasuredPage[];
}

/** What a pull request changes. */
export interface PullRequest {
  readonly changes: readonly PageChange[];
  /** Absent if the base could not be built. */
  readonly base?: BuildFigures;
  readonly head: BuildFigures;
  /** Debt of the translations, one line for each page. */
  readonly debt: readonly string[];
  /** Where the built site can be downloaded. */
  readonly siteUrl?: string;
  /** Origin at which the built site is served, without trailing slash. */
  readonly origin: string;
}

/** By this text, a later report replaces an earlier one. */
export const marker = '<!-- pull request report -->';

/** So many pages and lines of debt are listed; GitHub refuses comments of more than 65,536 characters. */
const listed = 50;

/** A text of the pull request as plain text in a table: neither markup nor a mention. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N} .,:()-]/gu, (character) => `&#${character.codePointAt(0)};`);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A list that ends with the number of items it leaves out. */
function shortened(items: readonly string[], rest: (count: number) => string): string[] {
  return items.length <= listed ? [...items] : [...items.slice(0, listed), rest(items.length - listed)];
}

function titleCell({before, after}: PageChange): string {
  if (before === undefined || after === undefined) {
    return `${before === undefined ? 'new' : 'removed'}: ${plain(after ?? before ?? '')}`;
  }
  return before === after ? plain(after) : `${plain(before)} → ${plain(after)}`;
}

function changesText(changes: readonly PageChange[], origin: string): string {
  if (changes.length === 0) {
    return 'No page has another text.';
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
  const rest = changes.length > listed ? `\n\n… and ${changes.length - listed} more.` : '';
  return table(['Page', 'Title', 'Words'], rows) + rest;
}

/** A figure and how much it changed. */
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
  const head1 = [
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
  return `${table(head1, rows)}\n\nAll files: ${total} MB.`;
}

/** The comment on a pull request, in Markdown. */
export function reportText(pullRequest: PullRequest): string {
  const {changes, base, debt, siteUrl, origin} = pullRequest;
  const download =
    siteUrl === undefined
      ? []
      : [
          `[Download the built site](${siteUrl}), unpack it, and run \`npm run serve -- --dir <folder>\` to see it.`,
        ];
  return [
    marker,
    '### What this pull request changes',
    ...download,
    changesText(changes, origin),
    '### Translations',
    debt.length === 0
      ? 'Every page is translated and up to date.'
      : shortened(
          debt.map((line) => `- ${plain(line)}`),
          (count) => `- … and ${count} more`,
        ).join('\n'),
    '### Size and Lighthouse',
    ...(base ? [] : ['The base could not be built, so there is nothing to compare with.']),
    figuresText(pullRequest),
  ].join('\n\n');
}
