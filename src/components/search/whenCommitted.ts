import type {ChangeEvent, CompositionEvent} from 'react';

/** Props of a box. */
interface Handlers {
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void;
}

/** Tells the text of a box as it changes, but not what an input method has not yet committed. */
export function whenCommitted(onText: (text: string) => void): Handlers {
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
