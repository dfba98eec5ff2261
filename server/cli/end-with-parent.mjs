/**
 * Sends this process SIGTERM once its parent has ended. When npm is stopped, it kills the shell between npm
 * and this process without a signal to this process, so the server would continue to run and occupy its port.
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
