import Loading from '@theme/Loading';
import {createRoot} from 'react-dom/client';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** Delay in ms before the loading indicator appears. */
const loadingDelay = 200;

const loading = {isLoading: true, timedOut: false, pastDelay: false, error: null, retry: () => undefined};

/** A box above the page. */
function openBox() {
  const container = document.createElement('div');
  container.className = styles.retryBox ?? '';
  document.body.prepend(container);
  const root = createRoot(container);
  const show = (props: Partial<LoadingComponentProps>) => root.render(<Loading {...loading} {...props} />);
  let timer: number | undefined;
  return {
    /** Shows an error until the reader presses Retry and then, after a delay, the loading indicator. */
    async untilRetry(error: unknown): Promise<void> {
      window.clearTimeout(timer);
      await new Promise<void>((retry) => show({error, retry}));
      show({});
      timer = window.setTimeout(show, loadingDelay, {pastDelay: true});
    },
    close() {
      window.clearTimeout(timer);
      root.unmount();
      container.remove();
    },
  };
}

/** Refetches a script past the browser's cache, which may have kept a wrong response. */
async function refetch(error: unknown): Promise<void> {
  const address = (error as {request?: unknown} | undefined)?.request;
  if (typeof address === 'string') {
    await fetch(address, {cache: 'reload'}).catch(() => undefined);
  }
}

/**
 * Retries `load` until it succeeds: after each failure, shows a Retry button above the page, which stays readable.
 *
 * @param load called until it succeeds
 * @param signal stops retrying, for example because the reader has left the page
 */
export async function untilLoaded(load: () => Promise<unknown>, signal?: AbortSignal): Promise<void> {
  let box: ReturnType<typeof openBox> | undefined;
  const close = () => box?.close();
  signal?.addEventListener('abort', close);
  for (;;) {
    try {
      await load();
      close();
      return;
    } catch (error) {
      if (signal?.aborted) {
        return;
      }
      box ??= openBox();
      await box.untilRetry(error);
      await refetch(error);
    }
  }
}
