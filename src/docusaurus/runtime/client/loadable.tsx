import {use, type ReactNode} from 'react';
import {once} from '../core/once';

interface Options<Loader, Loaded> {
  readonly loader: Loader;
  render(loaded: Loaded, props: object): ReactNode;
}

/** A component whose code is loaded before its page is shown. */
export interface LoadableComponent {
  (props: object): ReactNode;
  /** Loads the code. After a failure, the next call tries again. */
  preload(): Promise<unknown>;
}

function createLoadable<Loaded>(
  load: () => Promise<Loaded>,
  render: (loaded: Loaded, props: object) => ReactNode,
): LoadableComponent {
  let loaded: {readonly value: Loaded} | undefined;
  const loadOnce = once(async () => {
    loaded = {value: await load()};
    return loaded.value;
  });
  const preload = () => loadOnce('');
  return Object.assign((props: object) => render(loaded ? loaded.value : use(preload()), props), {preload});
}

type Loader = () => Promise<unknown>;

/** A component from one module. */
export default function loadable({loader, render}: Options<Loader, unknown>): LoadableComponent {
  return createLoadable(loader, render);
}

/** A component from several named modules. */
loadable.Map = ({loader, render}: Options<Record<string, Loader>, Record<string, unknown>>) =>
  createLoadable(async () => {
    const entries = Object.entries(loader);
    const modules = await Promise.all(entries.map(([, load]) => load()));
    return Object.fromEntries(entries.map(([name], index) => [name, modules[index]]));
  }, render);
