import {useEffect, useEffectEvent, useRef, useState, type RefObject} from 'react';
import {settleAfter} from '../core/settleAfter';
import {countText, nothingText} from '../texts';
import type {BoxDescription} from './boxDescription';

function listText(dialog: HTMLElement | null, box: HTMLInputElement | null): string {
  if (box?.value === '') {
    return '';
  }
  const rows = [...(dialog?.querySelectorAll('.DocSearch-Hit') ?? [])].filter((row) => row.checkVisibility());
  if (rows.length > 0) {
    return countText(rows.length);
  }
  return dialog?.querySelector('.DocSearch-NoResults')?.checkVisibility() ? nothingText() : '';
}

/**
 * What screen readers are told of the list, once it is settled: which row is active, and how many there are.
 * DocSearch does not say how many rows it makes of an answer, so they are counted.
 */
export function useToldList(
  dialog: RefObject<HTMLElement | null>,
  box: RefObject<HTMLInputElement | null>,
  description: BoxDescription,
): {
  readonly text: string;
  readonly asked: () => void;
  readonly answered: () => void;
} {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setText(listText(dialog.current, box.current));
      description.change({isTold: true});
    }, settleAfter);
  };
  const asked = () => {
    clearTimeout(timer.current);
    description.change({isAwaited: true});
  };
  const answered = () => {
    settle();
    description.change({isAwaited: false});
  };
  // Of an empty box the service is asked nothing.
  const tellEmpty = useEffectEvent(settle);
  const onText = useEffectEvent((query: string) => {
    setText('');
    if (query === '') {
      settle();
    }
  });
  useEffect(() => {
    if (!box.current) {
      return undefined;
    }
    const input = box.current;
    const observer = new MutationObserver(() => onText(input.value));
    if (input.value === '') {
      tellEmpty();
    }
    observer.observe(input, {attributeFilter: ['value']});
    return () => {
      observer.disconnect();
      clearTimeout(timer.current);
    };
  }, [box]);
  return {text, asked, answered};
}
