import type {ComponentProps} from 'react';

/** Tells the text of a box as it changes, but not what an input method has not yet committed. */
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
