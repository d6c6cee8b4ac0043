import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

/** Parses a page's front matter with the build's parser. @returns the values, or the parse error */
export async function readFrontMatter(filePath: string, fileContent: string) {
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
    return {values: frontMatter};
  } catch (error) {
    const {reason, mark, message} = error as {reason?: string; mark?: {line: number}; message: string};
    return {values: {}, fault: {line: (mark?.line ?? 0) + 1, message: reason ?? message}};
  }
}
