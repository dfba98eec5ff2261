import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { connect as connectTcp, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { createBoundedQueue } from "../work/bounded-queue.ts";
import { getHostWithoutBrackets, getPortOrDefault, isPublicAddress } from "./address-guard.ts";
import { openProxyTunnel } from "./proxy-tunnel.ts";
import { SafeFetchError } from "./safe-fetch-error.ts";

/** Resolves a host name to all its IP addresses, in the order in which they are tried. */
export type Resolve = (hostname: string) => Promise<string[]>;

export type DialOptions = {
  resolve: Resolve;
  /** Permits an address that is not public; tests use it. */
  allowPrivate: (address: string, port: number) => boolean;
  /** HTTP proxy that opens a tunnel to the checked IP address. */
  proxy: URL | undefined;
  /** Timeout for name resolution, connection, proxy and TLS together. */
  timeoutMs: number;
  signal: AbortSignal;
};

/** Maximum number of addresses that are tried. */
const MAX_ADDRESSES = 4;

/**
 * Creates a resolver that runs at most two lookups at a time. A lookup blocks one of the few libuv threads,
 * which files, passwords and pictures need too, so unresponsive name servers must not occupy all of them.
 */
export function createQueuedDnsResolver(): Resolve {
  const lookups = createBoundedQueue({ concurrency: 2, maxWaiting: 64 });
  return async (hostname) => {
    const found = await lookups.run(() => lookup(hostname, { all: true, verbatim: true }));
    return found.map(({ address }) => address);
  };
}

/** Settles like the promise, or rejects with the reason of the signal when it aborts first. */
async function rejectWhenAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const settled = new AbortController();
  const aborted = once(signal, "abort", { signal: settled.signal }).then(() => Promise.reject(signal.reason));
  aborted.catch(() => {});
  try {
    signal.throwIfAborted();
    return await Promise.race([promise, aborted]);
  } finally {
    settled.abort();
  }
}

/**
 * The addresses that may be connected to for a host name or IP address. A single address that is not public
 * refuses the name, because otherwise the name server could choose which one is used.
 */
async function resolveToPublicAddresses(host: string, port: number, options: DialOptions): Promise<string[]> {
  const { resolve, allowPrivate, signal } = options;
  const addresses = isIP(host) === 0 ? await rejectWhenAborted(resolve(host), signal) : [host];
  if (addresses.length === 0) throw new SafeFetchError("unreachable", `no address for ${host}`);
  for (const address of addresses) {
    if (!isPublicAddress(address) && !allowPrivate(address, port)) {
      throw new SafeFetchError("unreachable", `refused: ${host} is ${address}`);
    }
  }
  return addresses.slice(0, MAX_ADDRESSES);
}

async function openSocketToAddress(
  address: string,
  url: URL,
  options: DialOptions,
  signal: AbortSignal,
): Promise<Socket> {
  const port = getPortOrDefault(url);
  const plain = options.proxy
    ? await openProxyTunnel(options.proxy, address, port, signal)
    : connectTcp({ host: address, port });
  const name = getHostWithoutBrackets(url).replace(/\.$/, "");
  const socket =
    url.protocol === "https:"
      ? connectTls({
          socket: plain,
          host: address,
          servername: isIP(name) === 0 ? name : undefined,
          ALPNProtocols: ["http/1.1"],
        })
      : plain;
  const abort = () => {
    socket.destroy();
    plain.destroy();
  };
  // Errors may occur after this function returns; without a listener they would end the process.
  for (const each of [plain, socket]) each.on("error", () => {});
  try {
    signal.throwIfAborted();
    const event = url.protocol === "https:" ? "secureConnect" : options.proxy ? null : "connect";
    if (event !== null) await once(socket, event, { signal });
    return socket.setNoDelay(true);
  } catch (error) {
    abort();
    throw error;
  }
}

/**
 * Connects to the host of a URL at a checked IP address, with TLS for https. Makes no connection before all
 * addresses of the host are checked. Throws SafeFetchError of kind `unreachable`, or the reason of
 * `options.signal`.
 */
export async function connectToPublicHost(url: URL, options: DialOptions): Promise<Socket> {
  const deadline = new AbortController();
  const end = Date.now() + options.timeoutMs;
  const timer = setTimeout(() => deadline.abort(new Error("connecting took too long")), options.timeoutMs);
  const signal = AbortSignal.any([options.signal, deadline.signal]);
  try {
    const addresses = await resolveToPublicAddresses(getHostWithoutBrackets(url), getPortOrDefault(url), {
      ...options,
      signal,
    });
    return await connectToFirstReachableAddress(addresses, url, options, signal, end);
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof SafeFetchError) throw error;
    throw new SafeFetchError("unreachable", error instanceof Error ? error.message : String(error), error);
  } finally {
    clearTimeout(timer);
  }
}

/** Tries the addresses one after the other; each gets an equal share of the remaining time. */
async function connectToFirstReachableAddress(
  addresses: string[],
  url: URL,
  options: DialOptions,
  signal: AbortSignal,
  end: number,
): Promise<Socket> {
  let failure: unknown = new Error("no address");
  for (const [index, address] of addresses.entries()) {
    const turn = new AbortController();
    const shareMs = Math.max(1, (end - Date.now()) / (addresses.length - index));
    const timer = setTimeout(() => turn.abort(new Error(`no answer from ${address}`)), shareMs);
    try {
      return await openSocketToAddress(address, url, options, AbortSignal.any([signal, turn.signal]));
    } catch (error) {
      failure = error;
      if (signal.aborted) break;
    } finally {
      clearTimeout(timer);
    }
  }
  throw failure;
}
