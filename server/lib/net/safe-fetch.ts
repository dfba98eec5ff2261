import type { Socket } from "node:net";
import { Client } from "undici";
import { createBoundedQueue } from "../work/bounded-queue.ts";
import { findUrlFault } from "./address-guard.ts";
import { decodePageText } from "./charset.ts";
import { readDecodedBody, readErrorBody } from "./decoded-body.ts";
import {
  connectToPublicHost,
  createQueuedDnsResolver,
  type DialOptions,
  type Resolve,
} from "./guarded-dial.ts";
import { SafeFetchError } from "./safe-fetch-error.ts";

export type SafeFetchOptions = {
  /** Resolves a name; default: the system's resolver. */
  resolve?: Resolve;
  /** Lets tests reach their own servers. Default: public addresses only. */
  allowPrivate?: false | ((address: string, port: number) => boolean);
  /** Allowed ports; default 80 and 443. */
  ports?: readonly number[] | "any";
  /** `http://` or `https://` address of a proxy that supports CONNECT. */
  proxy?: string | undefined;
  /** Concurrent fetches, and how many more may wait; default 8 and 24. */
  maxConcurrent?: number;
  maxWaiting?: number;
};

type SafeFetchRequest = {
  /** Maximum decoded size of the response. */
  maxBytes: number;
  /** Timeout including redirects; default 20 s. */
  timeoutMs?: number;
  /** Timeout to resolve and connect to the host of each hop; default 3 s. */
  connectTimeoutMs?: number;
  maxRedirects?: number;
  /** Accepted media types, such as `text/html` or `image/*`. A successful response of another type is refused. */
  accept: readonly string[];
  /** Returns successful responses of other types too, for a caller that goes by their bytes. */
  acceptsAnyType?: boolean;
  /** Decoded bytes to read of a body without a 2xx status; the rest is dropped. Default 0. */
  errorBytes?: number;
  /** Called for the URL and each redirect before name resolution. */
  checkUrl?: (url: URL) => boolean;
  /** Aborts the fetch; it rejects with the signal's reason. */
  signal?: AbortSignal;
};

export type SafeFetchResponse = {
  status: number;
  /** The final URL after redirects. */
  url: string;
  /** Media type in lower case without parameters; empty when absent. */
  contentType: string;
  /** Keys in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The decoded body; empty unless the status is 2xx or `errorBytes` is set. */
  bytes: Buffer;
  /** The body decoded by its charset. */
  text(): string;
};

/** Rejects with SafeFetchError, QueueFullError or the reason of the signal. */
export type SafeFetch = (url: string | URL, request: SafeFetchRequest) => Promise<SafeFetchResponse>;

export const SAFE_FETCH_USER_AGENT = "Larder/1.0 (+recipe import)";

const MAX_HINTS = 10;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

type Hop = { url: URL; request: SafeFetchRequest; dial: DialOptions };
type HopResult = { location: string } | { response: SafeFetchResponse };

/**
 * The only client for untrusted URLs. Connects only to public hosts: each address of a name is checked, the checked
 * address is dialled, and every redirect is checked again. Sends neither cookies nor credentials. Limits bytes and
 * time.
 */
export function createSafeFetch(options: SafeFetchOptions = {}): SafeFetch {
  const { resolve = createQueuedDnsResolver(), allowPrivate = false, ports = [80, 443] } = options;
  const { maxConcurrent = 8, maxWaiting = 24 } = options;
  const proxy = options.proxy === undefined ? undefined : new URL(options.proxy);
  const queue = createBoundedQueue({ concurrency: maxConcurrent, maxWaiting });
  const allow = allowPrivate === false ? () => false : allowPrivate;

  async function follow(first: string | URL, request: SafeFetchRequest, signal: AbortSignal) {
    const { maxRedirects = 3, connectTimeoutMs = 3_000, checkUrl = () => true } = request;
    const dial: DialOptions = { resolve, allowPrivate: allow, proxy, timeoutMs: connectTimeoutMs, signal };
    let url = parseUrl(first, undefined, "unreachable");
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const fault = findUrlFault(url, ports) ?? (checkUrl(url) ? null : "not on the list");
      if (fault !== null) throw new SafeFetchError("unreachable", `refused: ${fault}`);
      const result = await fetchHop({ url, request, dial });
      if ("response" in result) return result.response;
      url = parseUrl(result.location, url, "bad-redirect");
    }
    throw new SafeFetchError("bad-redirect", `over ${maxRedirects} redirects`);
  }

  return (url, request) =>
    queue.run(async () => {
      const { timeoutMs = 20_000 } = request;
      const deadline = new AbortController();
      const late = new SafeFetchError("timeout", `over ${timeoutMs} ms`);
      const timer = setTimeout(() => deadline.abort(late), timeoutMs);
      const signals = request.signal ? [request.signal, deadline.signal] : [deadline.signal];
      const signal = AbortSignal.any(signals);
      try {
        return await follow(url, request, signal);
      } catch (error) {
        signal.throwIfAborted();
        throw toSafeFetchError(error);
      } finally {
        clearTimeout(timer);
      }
    });
}

function parseUrl(text: string | URL, base: URL | undefined, kind: "unreachable" | "bad-redirect"): URL {
  try {
    return new URL(text, base);
  } catch (error) {
    throw new SafeFetchError(kind, "not an address", error);
  }
}

/** All other errors (invalid response, truncated body, corrupt encoding) count as an unreadable host. */
function toSafeFetchError(error: unknown): SafeFetchError {
  if (error instanceof SafeFetchError) return error;
  return new SafeFetchError("unreachable", error instanceof Error ? error.message : String(error), error);
}

function readHeader(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(", ") : (value ?? "");
}

/** Decodes a Location header: its bytes are passed one by one, and most servers send UTF-8. */
function readLocation(value: string | string[] | undefined): string {
  const location = readHeader(value);
  return decodePageText(Buffer.from(location, "latin1"));
}

function isAccepted(contentType: string, accept: readonly string[]): boolean {
  return accept.some((type) =>
    type.endsWith("/*") ? contentType.startsWith(type.slice(0, -1)) : contentType === type,
  );
}

/** Honest servers send few early hints. */
function countHints(): () => void {
  let hints = 0;
  return () => {
    hints += 1;
    if (hints > MAX_HINTS) throw new SafeFetchError("unreachable", "too many hints before the answer");
  };
}

/** Requests one URL over its own connection, which ends with the response. */
async function fetchHop({ url, request, dial }: Hop): Promise<HopResult> {
  const { accept, acceptsAnyType = false, maxBytes, errorBytes = 0 } = request;
  const socket = await connectToPublicHost(url, dial);
  const wire = watchWire(socket, maxBytes);
  const signal = AbortSignal.any([dial.signal, wire.signal]);
  let used = false;
  const client = new Client(url.origin, {
    // Passes the checked connection; the client cannot open another. Called back asynchronously, because the
    // client is still dispatching.
    connect(_target, callback) {
      setImmediate(() => {
        if (used || socket.destroyed) callback(new Error("The connection was lost"), null);
        else callback(null, socket);
        used = true;
      });
    },
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  try {
    const answer = await client.request({
      method: "GET",
      path: `${url.pathname}${url.search}`,
      signal,
      reset: true,
      onInfo: countHints(),
      headers: {
        accept: `${accept.join(", ")}, */*;q=0.1`,
        "accept-encoding": "gzip, br",
        "accept-language": "en, *;q=0.5",
        "user-agent": SAFE_FETCH_USER_AGENT,
      },
    });
    // Errors of an abandoned body are reported by its reader, or intended.
    answer.body.on("error", () => {});
    const { statusCode: status, headers } = answer;
    const location = readLocation(headers.location);
    if (REDIRECTS.has(status)) {
      if (location === "") throw new SafeFetchError("bad-redirect", "no location");
      return { location };
    }
    const fullType = readHeader(headers["content-type"]);
    const contentType = (fullType.split(";", 1)[0] ?? "").trim().toLowerCase();
    const isGood = status >= 200 && status < 300;
    if (isGood && contentType !== "" && !acceptsAnyType && !isAccepted(contentType, accept)) {
      throw new SafeFetchError("unsupported-type", `type ${contentType.slice(0, 60)}`);
    }
    const encoding = readHeader(headers["content-encoding"]);
    const bytes = isGood
      ? await readDecodedBody(answer.body, encoding, maxBytes, signal)
      : await readErrorBody(answer.body, encoding, errorBytes, signal);
    const text = () => decodePageText(bytes, fullType);
    return { response: { status, url: url.href, contentType, headers, bytes, text } };
  } catch (error) {
    wire.signal.throwIfAborted();
    throw error;
  } finally {
    wire.end();
    // Not awaited: a peer that never closes must not delay the response.
    void client.destroy().catch(() => {});
    socket.destroy();
  }
}

const EVERY_MS = 50;

/**
 * Aborts when a connection received more bytes than a response of `maxBytes` can need, including headers, early hints
 * and chunk framing, which no body reader sees.
 */
function watchWire(socket: Socket, maxBytes: number): { signal: AbortSignal; end(): void } {
  const maxReceived = 2 * maxBytes + 1024 * 1024;
  const controller = new AbortController();
  const timer = setInterval(() => {
    if (socket.bytesRead > maxReceived)
      controller.abort(new SafeFetchError("too-large", "over the limit on the wire"));
  }, EVERY_MS);
  return { signal: controller.signal, end: () => clearInterval(timer) };
}
