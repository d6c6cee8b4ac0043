import Loading from '@theme/Loading';
import {createRoot} from 'react-dom/client';
import styles from './styles.module.css';

/** Delay in ms before the loading indicator appears. */
const loadingDelay = 200;

/** A box above the page that shows an error and a Retry button. */
function openRetryBox() {
  const container = document.createElement('div');
  container.className = styles.retryBox ?? '';
  document.body.prepend(container);
  const root = createRoot(container);
  let timer: number | undefined;
  const render = (error: unknown, pastDelay: boolean, retry: () => void) => {
    root.render(
      <Loading isLoading={!error} pastDelay={pastDelay} timedOut={false} error={error} retry={retry} />,
    );
  };
  return {
    /** Shows an error. @returns when the reader presses Retry */
    show(error: unknown): Promise<void> {
      window.clearTimeout(timer);
      return new Promise((resolve) => {
        render(error, true, () => {
          render(null, false, resolve);
          timer = window.setTimeout(render, loadingDelay, null, true, resolve);
          resolve();
        });
      });
    },
    close() {
      window.clearTimeout(timer);
      root.unmount();
      container.remove();
    },
  };
}

/** Refetches a script past the browser's cache, which may have kept a wrong response. */
async function forgetAnswer(error: unknown): Promise<void> {
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
  let box: ReturnType<typeof openRetryBox> | undefined;
  signal?.addEventListener('abort', () => box?.close());
  for (;;) {
    try {
      await load();
      box?.close();
      return;
    } catch (error) {
      if (signal?.aborted) {
        return;
      }
      box ??= openRetryBox();
      await box.show(error);
      await forgetAnswer(error);
    }
  }
}
