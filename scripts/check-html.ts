import fs from 'node:fs';
import path from 'node:path';
import {HtmlValidate} from 'html-validate';
import {builtLocales, htmlFilesOf} from './lib/builtSite';
import {projectDir} from './lib/projectDir';
import {runChecks, type Check, type Finding} from './lib/report';
import {visibleMarks} from './lib/visibleMarks';

/** HTML as the standard has it; each page has one heading of level 1 and no id twice. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {'no-multiple-main': 'error', 'no-dup-id': 'error'},
});

/** Faults of one built page. */
export function findHtmlFaults(file: string, html: string): Finding[] {
  const titles = html.match(/<h1[\s>]/g)?.length ?? 0;
  const messages = validator.validateStringSync(html).results.flatMap((result) => result.messages);
  return [
    ...(titles === 1
      ? []
      : [{file, line: 1, rule: 'one-title', message: `has ${titles} headings of level 1, must have one`}]),
    ...messages.map(({line, ruleId, message, selector}) => ({
      file,
      line,
      rule: ruleId,
      message: `${message} (${selector ?? 'page'})`,
    })),
    ...visibleMarks(html).map((text) => ({
      file,
      line: 1,
      rule: 'visible-marks',
      message: `shows marks of Markdown: "${text}"; put punctuation outside of bold text, and check brackets`,
    })),
  ];
}

/** Every built page is valid HTML. */
export const htmlCheck: Check = {
  name: 'html',
  run() {
    const files = builtLocales().flatMap(htmlFilesOf);
    return {
      checked: `${files.length} pages`,
      findings: files.flatMap((file) =>
        findHtmlFaults(file, fs.readFileSync(path.join(projectDir, file), 'utf8')),
      ),
    };
  },
};

if (require.main === module) {
  void runChecks([htmlCheck]);
}
