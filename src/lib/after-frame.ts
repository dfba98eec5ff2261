/** Calls `run` in a task of its own. If called within an animation frame, it runs after layout and paint. */
export function runAfterPaint(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
}
