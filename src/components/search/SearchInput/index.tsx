import {startTransition, type ComponentProps, type ReactNode} from 'react';
import {searchText} from '../searchText';
import {cutInput, maxInput} from '@site/src/plugins/search/core/parseQuery';

interface Props extends ComponentProps<'input'> {
  /** Called in a transition after each change, except for text that an input method hasn't committed yet. */
  onText(text: string): void;
}

/** The text box of a search. Uncontrolled, so that a typed character shows immediately, before anything renders. */
export function SearchInput({onText, ...props}: Props): ReactNode {
  const change = (box: HTMLInputElement) => {
    const text = cutInput(box.value);
    if (text !== box.value) {
      box.value = text;
    }
    // Rendering what follows must not block keys.
    startTransition(() => onText(text));
  };
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
          change(target);
        }
      }}
      onCompositionEnd={({currentTarget}) => change(currentTarget)}
      {...props}
    />
  );
}
