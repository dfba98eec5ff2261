/**
 * Sends this process SIGTERM once its parent is gone. When npm is stopped it kills the shell between it and this
 * process, and the shell passes no signal on: the server would keep running and hold its port.
 * @param {boolean} [isChild] false if the parent may end first
 */
export function stopWhenParentEnds(isChild = process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  if (!isChild || parent <= 1) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}
