import type {ComponentProps} from 'react';

/** Reports changes to the text of a box, except text that an input method hasn't committed yet. */
export function whenCommitted(
  onText: (text: string) => void,
): Pick<ComponentProps<'input'>, 'onChange' | 'onCompositionEnd'> {
  return {
    onChange({target, nativeEvent}) {
      if (!(nativeEvent as InputEvent).isComposing) {
        onText(target.value);
      }
    },
    onCompositionEnd({currentTarget}) {
      onText(currentTarget.value);
    },
  };
}
