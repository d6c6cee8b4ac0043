import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

/** Checkbox of a task list, with a name for screen readers. */
export function TaskBox(props: ComponentProps<'input'>): ReactNode {
  const name = props.checked
    ? translate({id: 'site.docs.taskDone', message: 'Done'})
    : translate({id: 'site.docs.taskOpen', message: 'To do'});
  return <input {...props} aria-label={name} />;
}
