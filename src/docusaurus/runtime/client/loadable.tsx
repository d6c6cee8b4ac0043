import {useEffect, useReducer, useState, type ComponentType, type ReactNode} from 'react';

/** Delay in ms before the loading indicator appears. */
export const loadingDelay = 200;

interface LoadingProps {
  readonly isLoading: boolean;
  readonly pastDelay: boolean;
  readonly timedOut: boolean;
  readonly error: unknown;
  retry(): void;
}

interface Options<Loader, Loaded> {
  readonly loading: ComponentType<LoadingProps>;
  readonly loader: Loader;
  render(loaded: Loaded, props: object): ReactNode;
}

/** A component whose code loads when it is first needed. */
export interface LoadableComponent {
  (props: object): ReactNode;
  /** Loads the code. After a failure, the next call tries again. */
  preload(): Promise<unknown>;
}

type Attempt<Loaded> = {promise: Promise<Loaded>} & (
  {state: 'loading'} | {state: 'loaded'; value: Loaded} | {state: 'failed'; error: unknown}
);

function start<Loaded>(load: () => Promise<Loaded>): Attempt<Loaded> {
  const promise = load();
  const attempt: Attempt<Loaded> = {state: 'loading', promise};
  promise.then(
    (value) => Object.assign(attempt, {state: 'loaded', value}),
    (error: unknown) => Object.assign(attempt, {state: 'failed', error}),
  );
  return attempt;
}

function createLoadable<Loaded>(
  load: () => Promise<Loaded>,
  {loading: Loading, render}: Pick<Options<unknown, Loaded>, 'loading' | 'render'>,
): LoadableComponent {
  let attempt: Attempt<Loaded> | undefined;

  function preload(): Promise<Loaded> {
    if (attempt === undefined || attempt.state === 'failed') {
      attempt = start(load);
    }
    return attempt.promise;
  }

  function Loadable(props: object): ReactNode {
    const [current, setCurrent] = useState(() => {
      attempt ??= start(load);
      return attempt;
    });
    const [pastDelay, setPastDelay] = useState(false);
    const [, update] = useReducer((count: number) => count + 1, 0);

    useEffect(() => {
      if (current.state !== 'loading') {
        return undefined;
      }
      const timer = window.setTimeout(setPastDelay, loadingDelay, true);
      const settle = () => {
        window.clearTimeout(timer);
        update();
      };
      current.promise.then(settle, settle);
      return () => {
        window.clearTimeout(timer);
      };
    }, [current]);

    if (current.state === 'loaded') {
      return render(current.value, props);
    }
    return (
      <Loading
        isLoading={current.state === 'loading'}
        pastDelay={pastDelay}
        timedOut={false}
        error={current.state === 'failed' ? current.error : null}
        retry={() => {
          preload().catch(() => undefined);
          setPastDelay(false);
          setCurrent(attempt ?? current);
        }}
      />
    );
  }

  return Object.assign(Loadable, {preload});
}

type Loader = () => Promise<unknown>;

/** A component from one module. */
export default function loadable(options: Options<Loader, unknown>): LoadableComponent {
  return createLoadable(options.loader, options);
}

/** A component from several named modules. */
loadable.Map = (options: Options<Record<string, Loader>, Record<string, unknown>>): LoadableComponent =>
  createLoadable(async () => {
    const entries = Object.entries(options.loader);
    const modules = await Promise.all(entries.map(([, load]) => load()));
    return Object.fromEntries(entries.map(([name], index) => [name, modules[index]]));
  }, options);
