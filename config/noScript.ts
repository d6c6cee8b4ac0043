import type {Config} from '@docusaurus/types';

/** Styles for the navigation without JavaScript. Loaded only if JavaScript is off. */
export function noScriptTags(baseUrl: string): NonNullable<Config['headTags']> {
  return [
    {
      tagName: 'noscript',
      attributes: {},
      innerHTML: `<link rel="stylesheet" href="${baseUrl}noscript.css">`,
    },
  ] as NonNullable<Config['headTags']>;
}
