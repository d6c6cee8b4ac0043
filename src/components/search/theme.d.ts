/** The search dialog, of which `config/searchMode.ts` chooses one of two. */
declare module '@theme/SearchDialog' {
  import type {ComponentType} from 'react';

  export interface SearchDialogProps {
    /** Takes what was typed before the box had the focus; from then on, keys belong to the box. */
    earlyKeys(): string;
    /** `isLeaving` when the reader goes to another page, so that the focus need not return. */
    onClose(isLeaving: boolean): void;
  }

  const SearchDialog: ComponentType<SearchDialogProps>;
  export default SearchDialog;
}

/** The styles of DocSearch; imported for their effect alone. */
declare module '@docsearch/react/style';
