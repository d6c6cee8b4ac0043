import {Fragment, type ReactNode} from 'react';

/** Text in which backticks mark code. */
export function RichText({text}: {readonly text: string}): ReactNode {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? <code>{part}</code> : part}</Fragment>);
}
