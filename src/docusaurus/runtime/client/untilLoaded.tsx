import Loading from '@theme/Loading';
import {createRoot} from 'react-dom/client';
import styles from './styles.module.css';

/** Delay in ms before the loading indicator appears. */
const loadingDelay = 200;

/** A box above the page for an error with a Retry button, or the loading indicator. */
function openBox() {
  const container = document.createElement('div');
  container.className = styles.retryBox ?? '';
  document.body.prepend(container);
  const root = createRoot(container);
  return {
    show(error: unknown, pastDelay: boolean, retry: () => void = () => undefined) {
      root.render(
        <Loading isLoading={!error} pastDelay={pastDelay} timedOut={false} error={error} retry={retry} />,
      );
    },
    close() {
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
  let timer: number | undefined;
  const close = () => {
    window.clearTimeout(timer);
    box?.close();
  };
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
      window.clearTimeout(timer);
      const {show} = (box ??= openBox());
      await new Promise<void>((retry) => show(error, true, retry));
      show(null, false);
      timer = window.setTimeout(show, loadingDelay, null, true);
      await refetch(error);
    }
  }
}
