import { Agent, DecoratorHandler, type Dispatcher } from "undici";
import { IdentityError } from "./identity-error.ts";

/** Discovery documents, key sets and token responses have a few kB. */
const MAX_BYTES = 256 * 1024;

/** Sends requests to the issuer with limits: no redirects, a maximum response size and a timeout. */
export type IssuerClient = {
  /** Creates a Request with these limits for a library that calls `fetch` itself. */
  request(url: string): Request;
  /** Like the global `fetch`; `signal` applies in addition to the timeout. */
  fetch(url: string, init?: { headers?: HeadersInit; signal?: AbortSignal }): Promise<Response>;
};

/**
 * Creates a client for the configured issuer. The issuer may be in the local network, which the safe client
 * for pages would refuse. `timeoutMs` covers a request with its response body.
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
    const headers = { ...mergeContentLengthValues(options.headers), "accept-encoding": "identity" };
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

/** The types of DecoratorHandler lack its methods. */
const Handler = DecoratorHandler as unknown as new (
  handler: Dispatcher.DispatchHandler,
) => Required<Pick<Dispatcher.DispatchHandler, "onResponseStart">>;

/** Refuses compressed responses, so that the size limit applies to all bytes that are read. */
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

/**
 * Arctic and fetch both set Content-Length. The merged header "n,n" would be refused by undici, so one value
 * remains.
 */
function mergeContentLengthValues(headers: Dispatcher.DispatchOptions["headers"]): Record<string, string> {
  const entries = Object.entries((headers ?? {}) as Record<string, string>);
  return Object.fromEntries(
    entries.map(([name, value]) =>
      name.toLowerCase() === "content-length" ? [name, value.split(",")[0] ?? ""] : [name, value],
    ),
  );
}
