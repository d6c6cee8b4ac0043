import {useLayoutEffect, useState, type ReactNode} from 'react';
import {headElements, type HeadElement} from './elements';
import {joinHeads} from './headState';
import {updateHead} from './updateHead';

interface Children {
  readonly children?: ReactNode;
}

const heads = new Map<number, readonly HeadElement[]>();
let created = 0;
let scheduled = false;

/** Components that start or change together update the head once. */
function schedule(): void {
  if (!scheduled) {
    scheduled = true;
    queueMicrotask(() => {
      scheduled = false;
      updateHead(joinHeads([...heads.keys()].sort((a, b) => a - b).map((id) => heads.get(id) ?? [])));
    });
  }
}

/** Puts its children into the head of the page while it is mounted. */
export function Helmet({children}: Children): ReactNode {
  // Outer components render before inner ones, whose wishes therefore count more.
  const [id] = useState(() => (created += 1));
  useLayoutEffect(() => {
    heads.set(id, headElements(children));
    schedule();
  }, [id, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(id);
      schedule();
    },
    [id],
  );
  return null;
}

/** In the browser there is one head, so there is nothing to provide. */
export function HelmetProvider({children}: Children): ReactNode {
  return children;
}
