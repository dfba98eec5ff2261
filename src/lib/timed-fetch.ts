type Options = { signal?: AbortSignal | null | undefined };

/** fetch with a timeout of 60 s for headers and body. The caller's signal can abort it too. */
export const fetchWithTimeout = createFetchWithTimeout(60_000);

/** fetch for the token refresh, short enough that a retry is within the old token's grace period (30 s). */
export const fetchWithShortTimeout = createFetchWithTimeout(10_000);

/** fetch for requests with photos, whose upload takes minutes on a slow connection. */
export const fetchWithLongTimeout = createFetchWithTimeout(240_000);

function createFetchWithTimeout(timeoutMs: number) {
  return async (input: RequestInfo | URL | string, options?: RequestInit | Options) => {
    const controller = new AbortController();
    const timer = setTimeout(
      () => controller.abort(new DOMException("Timed out", "TimeoutError")),
      timeoutMs,
    );
    const outer = options?.signal;
    const stop = () => controller.abort(outer?.reason);
    if (outer?.aborted) stop();
    outer?.addEventListener("abort", stop, { once: true });
    try {
      const response = await fetch(input, { ...(options as RequestInit), signal: controller.signal });
      const body = await response.text();
      // The body is loaded before it is returned, so that the timeout includes it.
      return new Response(isStatusWithoutBody(response.status) ? null : body, response);
    } finally {
      clearTimeout(timer);
      outer?.removeEventListener("abort", stop);
    }
  };
}

function isStatusWithoutBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
