/** Components of which the site has one of two, by where it searches; `config/searchMode.ts` chooses. */
declare module '@theme/SearchDialog' {
  import type {ComponentType} from 'react';
  import type {SearchContext} from '@site/src/plugins/search/client/useSearchTags';
  import type {SearchGlobalData} from '@site/src/plugins/search/types';

  /** What the dialog gets from whoever opens it. */
  export interface SearchDialogProps {
    /** Last query of this page, kept while the dialog is closed. */
    readonly query: string;
    onQuery(query: string): void;
    /** Takes what was typed before the box had the focus; from then on keys are the box's own. */
    earlyKeys(): string;
    /** `isLeaving` when the reader goes to another page, so that the focus need not return. */
    onClose(isLeaving: boolean): void;
  }

  /** Fetches what the first query will need; the hosted search has none, because nothing comes ahead of it. */
  export const prepare:
    ((baseUrl: string, data: SearchGlobalData, context: SearchContext) => void) | undefined;

  const SearchDialog: ComponentType<SearchDialogProps>;
  export default SearchDialog;
}

/** The styles of DocSearch; imported for their effect alone. */
declare module '@docsearch/react/style';
