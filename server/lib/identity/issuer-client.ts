import { Agent, DecoratorHandler, type Dispatcher } from "undici";
import { IdentityError } from "./identity-error.ts";

/** Discovery documents, key sets and tokens have a few kB. */
const MAX_BYTES = 256 * 1024;

/** Requests to the issuer with limits: no redirects, a maximum size, a timeout. */
export type IssuerClient = {
  /** A Request with these limits, for a library that fetches it itself. */
  request(url: string): Request;
  /** Like the global fetch; `signal` applies in addition to the timeout. */
  fetch(url: string, init?: { headers?: HeadersInit; signal?: AbortSignal }): Promise<Response>;
};

/**
 * A client for the configured issuer, which may be in the local network (the safe client for pages would refuse it).
 * `timeoutMs` covers a request with its body.
 */
export function createIssuerClient({ timeoutMs }: { timeoutMs: number }): IssuerClient {
  const agent = new Agent({
    maxResponseSize: MAX_BYTES,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: timeoutMs },
    // Requests are rare, so connections are not reused.
    pipelining: 0,
  });
  const dispatcher = agent.compose((dispatch) => (options, handler) => {
    const headers = { ...plainHeaders(options.headers), "accept-encoding": "identity" };
    return dispatch({ ...options, headers }, new Unpacked(handler));
  });
  const bounds = { redirect: "error", dispatcher } as unknown as RequestInit;
  return {
    request: (url) => new Request(url, { ...bounds, signal: AbortSignal.timeout(timeoutMs) }),
    fetch(url, { headers = {}, signal } = {}) {
      const inTime = AbortSignal.timeout(timeoutMs);
      return fetch(url, { ...bounds, headers, signal: signal ? AbortSignal.any([signal, inTime]) : inTime });
    },
  };
}

/** Its methods are missing in its types. */
const Handler = DecoratorHandler as unknown as new (
  handler: Dispatcher.DispatchHandler,
) => Required<Pick<Dispatcher.DispatchHandler, "onResponseStart">>;

/** Counts decompressed bytes, so that a decompression bomb is refused. */
class Unpacked extends Handler {
  override onResponseStart: Required<Dispatcher.DispatchHandler>["onResponseStart"] = (
    controller,
    status,
    headers,
    message,
  ) => {
    if (headers["content-encoding"] !== undefined) throw new IdentityError("answer is packed");
    super.onResponseStart(controller, status, headers, message);
  };
}

/** Arctic and fetch both set the content length; they are merged into one header that undici refuses. */
function plainHeaders(headers: Dispatcher.DispatchOptions["headers"]): Record<string, string> {
  const entries = Object.entries((headers ?? {}) as Record<string, string>);
  return Object.fromEntries(
    entries.map(([name, value]) =>
      name.toLowerCase() === "content-length" ? [name, value.split(",")[0] ?? ""] : [name, value],
    ),
  );
}
