import type {Finding} from '../../../../build/findings';
import type {SourcePage, SourceSite} from '../../types';

function faultsOf({file, content}: SourcePage): Finding[] {
  const findings: Finding[] = [];
  const report = (line: number, rule: string, message: string) => {
    findings.push({file, line, rule, message});
  };
  for (const line of content.htmlComments) {
    report(line, 'html-comment', 'write a comment as {/* … */}: MDX has no other form');
  }
  for (const line of content.classicHeadingIds) {
    report(line, 'heading-id-form', 'write the anchor of a heading as {/* #id */}');
  }
  const firstLines = new Map<string, number>();
  for (const {id, level, line} of content.headings) {
    if (level === 1) {
      report(line, 'second-title', 'the page has its title already: start with headings of level 2');
    }
    const first = firstLines.get(id);
    if (first === undefined) {
      firstLines.set(id, line);
    } else {
      report(line, 'duplicate-heading-id', `the anchor "#${id}" is taken by line ${first}`);
    }
  }
  for (const {kind, text, line, target} of content.links) {
    if (kind === 'image' && text === '') {
      report(line, 'image-alt', `the image ${target} has no alternative text`);
    }
  }
  if (content.isEmpty) {
    report(1, 'empty-page', 'the page has no text');
  }
  return findings;
}

/** Forms that the build rejects or renders wrongly. */
export function checkSyntax({pages}: SourceSite): Finding[] {
  return pages.flatMap(faultsOf);
}
