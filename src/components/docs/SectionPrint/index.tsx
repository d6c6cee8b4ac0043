import Loading from '@theme/Loading';
import {Suspense, use, useState, type ReactNode} from 'react';
import type {Section} from './useSections';

const stillLoading = {isLoading: true, pastDelay: true, timedOut: false, error: null, retry: () => undefined};

function Loaded({content}: {readonly content: Promise<ReactNode>}): ReactNode {
  return use(content);
}

/** All pages of a section as one document. If a page fails to load, the crash page offers to try again. */
export function SectionPrint({section}: {readonly section: Section}): ReactNode {
  const [content] = useState(async () => (await import('./SectionDocument')).loadDocument(section));
  return (
    <Suspense fallback={<Loading {...stillLoading} />}>
      <Loaded content={content} />
    </Suspense>
  );
}
