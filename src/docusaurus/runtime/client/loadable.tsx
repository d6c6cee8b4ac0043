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

type Load<Loaded> = () => Promise<Loaded>;

/** A component from one module. */
export default function loadable<Loaded>({loader, render}: Options<Load<Loaded>, Loaded>): LoadableComponent {
  let loaded: {readonly value: Loaded} | undefined;
  const loadOnce = once(async () => {
    loaded = {value: await loader()};
    return loaded.value;
  });
  const preload = () => loadOnce('');
  return Object.assign((props: object) => render(loaded ? loaded.value : use(preload()), props), {preload});
}

/** A component from several named modules. */
loadable.Map = ({loader, render}: Options<Record<string, Load<unknown>>, Record<string, unknown>>) =>
  loadable({
    async loader() {
      const loading = Object.entries(loader).map(async ([name, load]) => [name, await load()] as const);
      return Object.fromEntries(await Promise.all(loading));
    },
    render,
  });
