/**
 * Calls back in a task of its own, without the delay that browsers add to timers.
 *
 * @returns takes the call back, as long as it has not come
 */
export function inNextTask(callback: () => void): () => void {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(undefined);
  return () => {
    port1.onmessage = null;
    port1.close();
  };
}
