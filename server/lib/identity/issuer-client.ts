import { Agent, DecoratorHandler, type Dispatcher } from "undici";
import { IdentityError } from "./identity-error.ts";

/** Discovery documents, key sets and tokens have a few kB. */
const MAX_BYTES = 256 * 1024;

/** What bounds a call to the issuer, whoever makes it: no redirect, so many bytes, so much time. */
export type IssuerClient = {
  /** For whoever takes an address and fetches it itself: the same address with its bounds. */
  request(url: string): Request;
  /** As the platform's own; a signal that is brought bounds it too. */
  fetch(url: string, init?: { headers?: HeadersInit; signal?: AbortSignal }): Promise<Response>;
};

/**
 * Calls the issuer that whoever runs the server chose. It may lie on this machine or in its network, which the guarded
 * client for pages would refuse. `timeoutMs` is for a whole call with its body.
 */
export function createIssuerClient({ timeoutMs }: { timeoutMs: number }): IssuerClient {
  const agent = new Agent({
    maxResponseSize: MAX_BYTES,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: timeoutMs },
    // Calls are rare: no connection waits for the next one.
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

/** Bytes are counted as they come: what would be unpacked into many more is refused. */
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

/** Arctic states the length of its body and so does fetch: the two come as one header, which undici refuses. */
function plainHeaders(headers: Dispatcher.DispatchOptions["headers"]): Record<string, string> {
  const entries = Object.entries((headers ?? {}) as Record<string, string>);
  return Object.fromEntries(
    entries.map(([name, value]) =>
      name.toLowerCase() === "content-length" ? [name, value.split(",")[0] ?? ""] : [name, value],
    ),
  );
}
