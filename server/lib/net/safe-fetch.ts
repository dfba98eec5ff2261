import type { Socket } from "node:net";
import { Client } from "undici";
import { createBoundedQueue } from "../work/bounded-queue.ts";
import { findUrlFault } from "./address-guard.ts";
import { decodeText } from "./charset.ts";
import { readBodyStart, readDecodedBody } from "./decoded-body.ts";
import { createSystemResolve, type DialOptions, dialChecked, type Resolve } from "./guarded-dial.ts";
import { SafeFetchError } from "./safe-fetch-error.ts";

export type SafeFetchOptions = {
  /** Looks a name up; the system's resolver by default. */
  resolve?: Resolve;
  /** Lets tests reach a server of their own. Default: no address that is not public. */
  allowPrivate?: false | ((address: string, port: number) => boolean);
  /** Ports that may be asked: 80 and 443 by default. */
  ports?: readonly number[] | "any";
  /** `http://` or `https://` address of a proxy that opens tunnels (CONNECT). */
  proxy?: string | undefined;
  /** Fetches at once and how many more may wait: 8 and 24 by default. */
  maxConcurrent?: number;
  maxWaiting?: number;
};

type SafeFetchRequest = {
  /** The most bytes that the answer may have, decoded. */
  maxBytes: number;
  /** For everything, redirects included: 20 s by default. */
  timeoutMs?: number;
  /** To find and reach the host of each hop: 3 s by default. */
  connectTimeoutMs?: number;
  maxRedirects?: number;
  /** Media types to ask for, such as `text/html` or `image/*`. A good answer of another type is refused. */
  accept: readonly string[];
  /** How much to read of the body of an answer that is no 2xx, decoded; what is longer is cut. None by default. */
  errorBytes?: number;
  /** Asked for the address and every redirect, before anything is looked up. */
  checkUrl?: (url: URL) => boolean;
  /** Gives the fetch up; rejects with the signal's reason. */
  signal?: AbortSignal;
};

export type SafeFetchResponse = {
  status: number;
  /** The address that answered, after redirects. */
  url: string;
  /** Media type in lower case without parameters; empty where none was sent. */
  contentType: string;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The decoded body; empty unless the status is 2xx or `errorBytes` asked for it. */
  bytes: Buffer;
  /** The body as text by its charset. */
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
 * The one client for addresses that come from outside. Only public hosts are dialled: each address of a
 * name is checked, the checked one is connected to, and every redirect begins from the start. Cookies and
 * credentials are never sent. Bytes and time are bounded, counted as they come.
 */
export function createSafeFetch(options: SafeFetchOptions = {}): SafeFetch {
  const { resolve = createSystemResolve(), allowPrivate = false, ports = [80, 443] } = options;
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

/** Whatever else breaks (a bad answer, a cut body, a corrupt encoding) is a host that could not be read. */
function toSafeFetchError(error: unknown): SafeFetchError {
  if (error instanceof SafeFetchError) return error;
  return new SafeFetchError("unreachable", error instanceof Error ? error.message : String(error), error);
}

function readHeader(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(", ") : (value ?? "");
}

/** A Location as its server meant it: header bytes are handed over one by one, and most send UTF-8. */
function readLocation(value: string | string[] | undefined): string {
  const location = readHeader(value);
  return decodeText(Buffer.from(location, "latin1"));
}

function isAccepted(contentType: string, accept: readonly string[]): boolean {
  return accept.some((type) =>
    type.endsWith("/*") ? contentType.startsWith(type.slice(0, -1)) : contentType === type,
  );
}

/** Hints before the answer are few where they are honest. */
function countHints(): () => void {
  let hints = 0;
  return () => {
    hints += 1;
    if (hints > MAX_HINTS) throw new SafeFetchError("unreachable", "too many hints before the answer");
  };
}

/** Asks one address over a connection of its own, which ends with the answer. */
async function fetchHop({ url, request, dial }: Hop): Promise<HopResult> {
  const { accept, maxBytes, errorBytes = 0 } = request;
  const socket = await dialChecked(url, dial);
  const wire = watchWire(socket, maxBytes);
  const signal = AbortSignal.any([dial.signal, wire.signal]);
  let used = false;
  const client = new Client(url.origin, {
    // The one connection that was checked: the client cannot open another. Not called back at once,
    // because the client is still busy with asking.
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
    // Giving the body up midway is told by the reader of the body, or is on purpose.
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
    if (isGood && contentType !== "" && !isAccepted(contentType, accept)) {
      throw new SafeFetchError("unsupported-type", `type ${contentType.slice(0, 60)}`);
    }
    const encoding = readHeader(headers["content-encoding"]);
    const bytes = isGood
      ? await readDecodedBody(answer.body, encoding, maxBytes, signal)
      : await readBodyStart(answer.body, encoding, errorBytes, signal);
    const text = () => decodeText(bytes, fullType);
    return { response: { status, url: url.href, contentType, headers, bytes, text } };
  } catch (error) {
    wire.signal.throwIfAborted();
    throw error;
  } finally {
    wire.end();
    // Not waited for: a peer that never closes must not hold the answer.
    void client.destroy().catch(() => {});
    socket.destroy();
  }
}

const EVERY_MS = 50;

/**
 * Aborts once more has come over a connection than an answer of `maxBytes` can need: headers, hints before the answer
 * and the frames of chunks count too, which no reader of the body ever sees.
 */
function watchWire(socket: Socket, maxBytes: number): { signal: AbortSignal; end(): void } {
  const most = 2 * maxBytes + 1024 * 1024;
  const limit = new AbortController();
  const timer = setInterval(() => {
    if (socket.bytesRead > most) limit.abort(new SafeFetchError("too-large", "over the limit on the wire"));
  }, EVERY_MS);
  return { signal: limit.signal, end: () => clearInterval(timer) };
}
