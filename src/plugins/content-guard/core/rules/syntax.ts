import type {Finding} from '../../../../build/findings';
import type {SourcePage, SourceSite} from '../../types';

function duplicates({content}: SourcePage): Omit<Finding, 'file'>[] {
  const seen = new Map<string, number>();
  return content.headings.flatMap(({id, line}) => {
    const first = seen.get(id);
    seen.set(id, first ?? line);
    return first === undefined
      ? []
      : [{line, rule: 'duplicate-heading-id', message: `the anchor "#${id}" is taken by line ${first}`}];
  });
}

function faultsOf(page: SourcePage): Omit<Finding, 'file'>[] {
  const {content} = page;
  return [
    ...content.htmlComments.map((line) => ({
      line,
      rule: 'html-comment',
      message: 'write a comment as {/* … */}: the HTML form is no MDX',
    })),
    ...content.classicHeadingIds.map((line) => ({
      line,
      rule: 'heading-id-form',
      message: 'write the anchor of a heading as {/* #id */}',
    })),
    ...content.headings
      .filter(({level}) => level === 1)
      .map(({line}) => ({
        line,
        rule: 'second-title',
        message: 'the page has its title already: start with headings of level 2',
      })),
    ...content.links
      .filter(({kind, text}) => kind === 'image' && text === '')
      .map(({line, target}) => ({
        line,
        rule: 'image-alt',
        message: `the image ${target} has no alternative text`,
      })),
    ...(content.isEmpty ? [{line: 1, rule: 'empty-page', message: 'the page has no text'}] : []),
    ...duplicates(page),
  ];
}

/** Forms that the build refuses or renders wrongly. */
export function checkSyntax({pages}: SourceSite): Finding[] {
  return pages.flatMap((page) => faultsOf(page).map((fault) => ({file: page.file, ...fault})));
}
