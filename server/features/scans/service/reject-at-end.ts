/** Rejects when the signal aborts. Race it with work that does not observe the signal. */
export function rejectWhenSignalAborts(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}
