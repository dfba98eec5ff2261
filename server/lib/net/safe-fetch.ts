import type { Socket } from "node:net";
import { Client } from "undici";
import { createBoundedQueue } from "../work/bounded-queue.ts";
import { findUrlFaultOrNull } from "./address-guard.ts";
import { decodePageText } from "./charset.ts";
import { readDecodedBody, readStartOfErrorBody } from "./decoded-body.ts";
import {
  connectToPublicHost,
  createQueuedDnsResolver,
  type DialOptions,
  type Resolve,
} from "./guarded-dial.ts";
import { SafeFetchError } from "./safe-fetch-error.ts";

export type SafeFetchOptions = {
  /** Resolves host names; by default with the resolver of the system. */
  resolve?: Resolve;
  /** Permits addresses that are not public, so that tests reach their own servers. */
  allowPrivate?: false | ((address: string, port: number) => boolean);
  /** Permitted ports; 80 and 443 by default. */
  ports?: readonly number[] | "any";
  /** `http://` or `https://` URL of a proxy that supports CONNECT. */
  proxy?: string | undefined;
  /** Numbers of concurrent and of waiting fetches; 8 and 24 by default. */
  maxConcurrent?: number;
  maxWaiting?: number;
};

type SafeFetchRequest = {
  /** Maximum size of the decoded response. */
  maxBytes: number;
  /** Timeout of the fetch with all redirects; 20 s by default. */
  timeoutMs?: number;
  /** Timeout of resolving and connecting, again for each redirect; 3 s by default. */
  connectTimeoutMs?: number;
  maxRedirects?: number;
  /**
   * Accepted media types such as `text/html` or `image/*`. A successful response of another type causes an
   * error.
   */
  accept: readonly string[];
  /** Accepts successful responses of every type, for a caller that detects the type from the bytes. */
  acceptsAnyType?: boolean;
  /** Number of decoded bytes that are read of a response without a 2xx status; 0 by default. */
  errorBytes?: number;
  /** Called with the URL and each redirect before its name is resolved; false refuses it. */
  checkUrl?: (url: URL) => boolean;
  /** Aborts the fetch; it rejects with the signal's reason. */
  signal?: AbortSignal;
};

export type SafeFetchResponse = {
  status: number;
  /** URL after redirects. */
  url: string;
  /** Media type in lower case without parameters; empty when the header is missing. */
  contentType: string;
  /** Response headers by name in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The decoded body; empty unless the status is 2xx or `errorBytes` is set. */
  bytes: Buffer;
  /** Decodes the body by its charset. */
  text(): string;
};

/** Fetches a URL. Rejects with SafeFetchError, QueueFullError or the reason of the signal. */
export type SafeFetch = (url: string | URL, request: SafeFetchRequest) => Promise<SafeFetchResponse>;

export const SAFE_FETCH_USER_AGENT = "Larder/1.0 (+recipe import)";

const MAX_HINTS = 10;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

type Hop = { url: URL; request: SafeFetchRequest; dial: DialOptions };
type HopResult = { location: string } | { response: SafeFetchResponse };

/**
 * Creates the only client for untrusted URLs. It connects only to public hosts: it checks each address of a
 * name, connects to a checked address, and checks every redirect again. It sends neither cookies nor
 * credentials, and limits bytes and time.
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
    let url = parseUrlOrThrow(first, undefined, "unreachable");
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      const fault = findUrlFaultOrNull(url, ports) ?? (checkUrl(url) ? null : "not on the list");
      if (fault !== null) throw new SafeFetchError("unreachable", `refused: ${fault}`);
      const result = await fetchWithoutRedirects({ url, request, dial });
      if ("response" in result) return result.response;
      url = parseUrlOrThrow(result.location, url, "bad-redirect");
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

function parseUrlOrThrow(
  text: string | URL,
  base: URL | undefined,
  kind: "unreachable" | "bad-redirect",
): URL {
  try {
    return new URL(text, base);
  } catch (error) {
    throw new SafeFetchError(kind, "not an address", error);
  }
}

/** Other errors count as an unreachable host, for example an invalid response or a corrupt encoding. */
function toSafeFetchError(error: unknown): SafeFetchError {
  if (error instanceof SafeFetchError) return error;
  return new SafeFetchError("unreachable", error instanceof Error ? error.message : String(error), error);
}

function joinHeaderValues(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(", ") : (value ?? "");
}

/** Decodes a Location header. Node passes each byte as one character, and most servers send UTF-8. */
function decodeLocationHeader(value: string | string[] | undefined): string {
  const location = joinHeaderValues(value);
  return decodePageText(Buffer.from(location, "latin1"));
}

function isAcceptedContentType(contentType: string, accept: readonly string[]): boolean {
  return accept.some((type) =>
    type.endsWith("/*") ? contentType.startsWith(type.slice(0, -1)) : contentType === type,
  );
}

/** Throws at too many early hints (1xx responses), of which honest servers send few. */
function createEarlyHintCounter(): () => void {
  let hints = 0;
  return () => {
    hints += 1;
    if (hints > MAX_HINTS) throw new SafeFetchError("unreachable", "too many hints before the answer");
  };
}

/** Requests one URL over a connection of its own, which closes with the response. */
async function fetchWithoutRedirects({ url, request, dial }: Hop): Promise<HopResult> {
  const { accept, acceptsAnyType = false, maxBytes, errorBytes = 0 } = request;
  const socket = await connectToPublicHost(url, dial);
  const wire = createReceivedBytesWatcher(socket, maxBytes);
  const signal = AbortSignal.any([dial.signal, wire.signal]);
  let used = false;
  const client = new Client(url.origin, {
    // Gives undici the checked connection and refuses a second one. The callback is asynchronous, because
    // undici is still dispatching.
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
      onInfo: createEarlyHintCounter(),
      headers: {
        accept: `${accept.join(", ")}, */*;q=0.1`,
        "accept-encoding": "gzip, br",
        "accept-language": "en, *;q=0.5",
        "user-agent": SAFE_FETCH_USER_AGENT,
      },
    });
    // The reader of the body reports its errors; an abandoned body needs a listener too.
    answer.body.on("error", () => {});
    const { statusCode: status, headers } = answer;
    const location = decodeLocationHeader(headers.location);
    if (REDIRECTS.has(status)) {
      if (location === "") throw new SafeFetchError("bad-redirect", "no location");
      return { location };
    }
    const fullType = joinHeaderValues(headers["content-type"]);
    const contentType = (fullType.split(";", 1)[0] ?? "").trim().toLowerCase();
    const isGood = status >= 200 && status < 300;
    if (isGood && contentType !== "" && !acceptsAnyType && !isAcceptedContentType(contentType, accept)) {
      throw new SafeFetchError("unsupported-type", `type ${contentType.slice(0, 60)}`);
    }
    const encoding = joinHeaderValues(headers["content-encoding"]);
    const bytes = isGood
      ? await readDecodedBody(answer.body, encoding, maxBytes, signal)
      : await readStartOfErrorBody(answer.body, encoding, errorBytes, signal);
    const text = () => decodePageText(bytes, fullType);
    return { response: { status, url: url.href, contentType, headers, bytes, text } };
  } catch (error) {
    wire.signal.throwIfAborted();
    throw error;
  } finally {
    wire.end();
    // Not awaited, because a peer that never closes would delay the response.
    void client.destroy().catch(() => {});
    socket.destroy();
  }
}

const EVERY_MS = 50;

/**
 * Aborts when a connection has received more bytes than a response of `maxBytes` can need. It counts headers,
 * early hints and chunk framing, too, which the reader of the body does not see.
 */
function createReceivedBytesWatcher(socket: Socket, maxBytes: number): { signal: AbortSignal; end(): void } {
  const maxReceived = 2 * maxBytes + 1024 * 1024;
  const controller = new AbortController();
  const timer = setInterval(() => {
    if (socket.bytesRead > maxReceived)
      controller.abort(new SafeFetchError("too-large", "over the limit on the wire"));
  }, EVERY_MS);
  return { signal: controller.signal, end: () => clearInterval(timer) };
}
