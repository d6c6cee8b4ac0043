import type {ComponentProps, ReactNode} from 'react';
import {searchText} from '../searchText';
import {maxInput} from '@site/src/plugins/search/core/parseQuery';

interface Props extends ComponentProps<'input'> {
  /** Receives the text after each change, except text that an input method hasn't committed yet. */
  onText(text: string): void;
}

/** The text box of a search. Uncontrolled, so that a typed character shows immediately, before anything renders. */
export function SearchInput({onText, ...props}: Props): ReactNode {
  return (
    <input
      aria-label={searchText()}
      placeholder={searchText()}
      maxLength={maxInput}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={({target, nativeEvent}) => {
        if (!(nativeEvent as InputEvent).isComposing) {
          onText(target.value);
        }
      }}
      onCompositionEnd={({currentTarget}) => onText(currentTarget.value)}
      {...props}
    />
  );
}
