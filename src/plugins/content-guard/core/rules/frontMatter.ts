import type {ContentFolder} from '../../../../../config/contentSets';
import type {Finding} from '../../../../build/findings';
import type {SourcePage, SourceSite} from '../../types';

const common = [
  'title',
  'description',
  'slug',
  'image',
  'keywords',
  'draft',
  'unlisted',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
];

const fields: Readonly<Record<ContentFolder['kind'], readonly string[]>> = {
  docs: [
    ...common,
    'id',
    'hide_title',
    'sidebar_label',
    'sidebar_position',
    'sidebar_class_name',
    'sidebar_custom_props',
    'displayed_sidebar',
    'pagination_label',
    'pagination_next',
    'pagination_prev',
    'custom_edit_url',
    'last_update',
  ],
  blog: [...common, 'authors', 'tags', 'date', 'last_update'],
  pages: [...common, 'wrapperClassName'],
};

/** Line of a front matter field; the first line if it is absent. */
export function lineOfField({content}: SourcePage, field: string): number {
  const index = content.frontMatter?.split('\n').findIndex((line) => line.startsWith(`${field}:`)) ?? -1;
  return index === -1 ? 1 : index + 2;
}

function faultsOf(page: SourcePage): Omit<Finding, 'file'>[] {
  const {frontMatter, frontMatterFault, set} = page;
  if (frontMatterFault) {
    return [{...frontMatterFault, rule: 'front-matter'}];
  }
  const unknown = Object.keys(frontMatter).filter((field) => !fields[set.kind].includes(field));
  return [
    ...unknown.map((field) => ({
      line: lineOfField(page, field),
      rule: 'front-matter',
      message: `"${field}" is not a valid field. Allowed: ${fields[set.kind].join(', ')}`,
    })),
    ...['title', 'description']
      .filter((field) => frontMatter[field] === undefined || frontMatter[field] === '')
      .map((field) => ({
        line: 1,
        rule: field === 'title' ? 'missing-title' : 'missing-description',
        message: `the front matter has no "${field}"`,
      })),
  ];
}

/** Finds invalid front matter, unknown fields, and missing titles and descriptions. */
export function checkFrontMatter({pages}: SourceSite): Finding[] {
  return pages.flatMap((page) => faultsOf(page).map((fault) => ({file: page.file, ...fault})));
}
