/**
 * Ends this process, as SIGTERM would, once the one that started it is gone. npm ends the shell between it and
 * us when it is told to stop, and that shell passes nothing on: the server would stay behind and hold its port.
 * @param {boolean} [isChild] false where whoever started this process may leave before it
 */
export function endWithParent(isChild = process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  if (!isChild || parent <= 1) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}
