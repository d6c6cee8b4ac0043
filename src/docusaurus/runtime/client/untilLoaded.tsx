import Loading from '@theme/Loading';
import {createRoot} from 'react-dom/client';
import {loadingDelay} from './loadable';
import styles from './styles.module.css';

/** A box over the page that says what did not load and offers to try again. */
interface RetryBox {
  /** Shows an error. @returns when the reader asks for another try. */
  show(error: unknown): Promise<void>;
  close(): void;
}

function openRetryBox(): RetryBox {
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
    show(error) {
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

/** Replaces a wrong answer that the browser may have kept for a script, so that the next try gets a new one. */
async function forgetAnswer(error: unknown): Promise<void> {
  const address = (error as {request?: unknown} | undefined)?.request;
  if (typeof address === 'string') {
    await fetch(address, {cache: 'reload'}).catch(() => undefined);
  }
}

/**
 * Loads something as often as the reader asks for it. The page stays readable meanwhile, with a box
 * that shows the error and a button to try again.
 *
 * @param load what to load.
 * @param signal gives up, for instance because the reader has gone elsewhere.
 */
export async function untilLoaded(load: () => Promise<unknown>, signal?: AbortSignal): Promise<void> {
  let box: RetryBox | undefined;
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
