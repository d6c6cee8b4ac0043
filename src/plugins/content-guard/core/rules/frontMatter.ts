import type {ContentFolder} from '../../../../../config/contentSets';
import type {Finding} from '../../../../build/findings';
import type {SourcePage, SourceSite} from '../../types';

const common = ['title', 'description', 'slug', 'keywords', 'draft', 'unlisted'];
const sidebar = [
  'id',
  'sidebar_label',
  'sidebar_position',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
];
const contents = ['hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level'];

/** Fields that have an effect on this site. Docusaurus ignores misspelled ones. */
const fields: Readonly<Record<ContentFolder['kind'], readonly string[]>> = {
  docs: [...common, ...sidebar, ...contents, 'image', 'last_update'],
  blog: [...common, ...contents, 'image', 'authors', 'tags', 'date', 'last_update'],
  pages: common,
};

/** Line of a front matter field; the first line if it is absent. */
export function lineOfField({content}: SourcePage, field: string): number {
  const index = content.frontMatter?.split('\n').findIndex((line) => line.startsWith(`${field}:`)) ?? -1;
  return index === -1 ? 1 : index + 2;
}

function faultsOf(page: SourcePage): Omit<Finding, 'file' | 'rule'>[] {
  const {frontMatter, frontMatterFault, set} = page;
  if (frontMatterFault) {
    return [frontMatterFault];
  }
  const unknown = Object.keys(frontMatter).filter((field) => !fields[set.kind].includes(field));
  const missing = ['title', 'description'].filter((field) => !frontMatter[field]);
  return [
    ...unknown.map((field) => ({
      line: lineOfField(page, field),
      message: `"${field}" is not a valid field. Allowed: ${fields[set.kind].join(', ')}`,
    })),
    ...missing.map((field) => ({line: 1, message: `the front matter has no "${field}"`})),
  ];
}

/** Finds invalid front matter, unknown fields, and missing titles and descriptions. */
export function checkFrontMatter({pages}: SourceSite): Finding[] {
  return pages.flatMap((page) =>
    faultsOf(page).map((fault) => ({file: page.file, rule: 'front-matter', ...fault})),
  );
}
