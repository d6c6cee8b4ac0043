import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

/** Box of a task list, with a name for those who cannot see whether it is ticked. */
export function TaskBox(props: ComponentProps<'input'>): ReactNode {
  const name = props.checked
    ? translate({id: 'site.docs.taskDone', message: 'Done'})
    : translate({id: 'site.docs.taskOpen', message: 'To do'});
  return <input {...props} aria-label={name} />;
}
