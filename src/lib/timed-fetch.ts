type Options = { signal?: AbortSignal | null | undefined };

/** fetch that gives up after 60 s, headers and body together, and when the caller's own signal says so. */
export const fetchWithTimeout = timedFetch(60_000);

/** For the refresh of a session: asked again, it is still within the grace of its token (30 s). */
export const fetchBriefly = timedFetch(10_000);

/** For calls that carry photos: over a slow line they need minutes to go out. */
export const fetchPatiently = timedFetch(240_000);

function timedFetch(patience: number) {
  return async (input: RequestInfo | URL | string, options?: RequestInit | Options) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new DOMException("Timed out", "TimeoutError")), patience);
    const outer = options?.signal;
    const stop = () => controller.abort(outer?.reason);
    if (outer?.aborted) stop();
    outer?.addEventListener("abort", stop, { once: true });
    try {
      const response = await fetch(input, { ...(options as RequestInit), signal: controller.signal });
      const body = await response.text();
      // tRPC reads the answer as JSON; the body is here already, so the timer has covered it too.
      return new Response(nullBodied(response.status) ? null : body, response);
    } finally {
      clearTimeout(timer);
      outer?.removeEventListener("abort", stop);
    }
  };
}

function nullBodied(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
