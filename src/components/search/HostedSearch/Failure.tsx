import type {ReactNode} from 'react';
import {failureTexts} from '../texts';

/** What is said in place of the list when the service cannot be reached or makes no sense. */
export function Failure(): ReactNode {
  const {title, help} = failureTexts();
  return (
    <div role="alert" className="DocSearch-Failure">
      <p className="DocSearch-Title">{title}</p>
      <p className="DocSearch-Help">{help}</p>
    </div>
  );
}
