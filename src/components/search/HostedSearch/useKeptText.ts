import {useEffect, useEffectEvent, useLayoutEffect, type RefObject} from 'react';

/**
 * Keeps what stands in the box for the next time: DocSearch tells nobody.
 *
 * @param isSelected whether the text that the box comes with gives way to what is typed
 * @param onText is called with it when the dialog goes, however that happens
 */
export function useKeptText(
  box: RefObject<HTMLInputElement | null>,
  isSelected: boolean,
  onText: (text: string) => void,
): void {
  const tell = useEffectEvent(onText);
  const select = useEffectEvent((input: HTMLInputElement) =>
    input.setSelectionRange(isSelected ? 0 : input.value.length, input.value.length),
  );
  // After DocSearch has given the box the focus.
  useEffect(() => {
    if (box.current) {
      select(box.current);
    }
  }, [box]);
  useLayoutEffect(() => {
    const input = box.current;
    return () => tell(input?.value ?? '');
  }, [box]);
}
