import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

/** Front matter as parsed by the build, or the parse error. */
export interface FrontMatterResult {
  readonly values: Readonly<Record<string, unknown>>;
  readonly fault?: {readonly line: number; readonly message: string};
}

/** Parses a page's front matter with the build's parser. */
export async function readFrontMatter(filePath: string, fileContent: string): Promise<FrontMatterResult> {
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
    return {values: frontMatter};
  } catch (error) {
    const {reason, mark, message} = error as {reason?: string; mark?: {line: number}; message: string};
    return {values: {}, fault: {line: (mark?.line ?? 0) + 1, message: reason ?? message}};
  }
}
