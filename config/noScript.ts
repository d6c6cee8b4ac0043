import type {Config} from '@docusaurus/types';

/** Styles that make the navigation reachable without JavaScript; nobody else loads them. */
export function noScriptTags(baseUrl: string): NonNullable<Config['headTags']> {
  return [
    {
      tagName: 'noscript',
      attributes: {},
      innerHTML: `<link rel="stylesheet" href="${baseUrl}noscript.css">`,
    },
  ] as NonNullable<Config['headTags']>;
}
