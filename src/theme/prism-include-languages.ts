import originalIncludeLanguages from '@theme-original/prism-include-languages';
import type * as PrismNamespace from 'prismjs';
import {kcl} from '@site/src/prism/kcl';

/** Adds KCL to the languages of code blocks. */
export default function prismIncludeLanguages(prism: typeof PrismNamespace): void {
  originalIncludeLanguages(prism);
  prism.languages.kcl = kcl;
}
