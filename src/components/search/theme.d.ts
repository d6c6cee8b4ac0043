/** The search dialog. `config/search/index.ts` selects one of two. */
declare module '@theme/SearchDialog' {
  import type {ComponentType} from 'react';

  export interface SearchDialogProps {
    /** Returns what was typed before the box had the focus. From then on, keys go to the box. */
    earlyKeys(): string;
    /** `isLeaving`: the reader goes to another page, so the focus isn't restored. */
    onClose(isLeaving: boolean): void;
  }

  const SearchDialog: ComponentType<SearchDialogProps>;
  export default SearchDialog;
}

/** DocSearch's styles, imported for their side effect. */
declare module '@docsearch/react/style';
