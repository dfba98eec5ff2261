import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { connect as connectTcp, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { createBoundedQueue } from "../work/bounded-queue.ts";
import { hostOf, isPublicAddress, portOf } from "./address-guard.ts";
import { openTunnel } from "./proxy-tunnel.ts";
import { SafeFetchError } from "./safe-fetch-error.ts";

/** All addresses of a name, in the order in which they are to be tried. */
export type Resolve = (hostname: string) => Promise<string[]>;

export type DialOptions = {
  resolve: Resolve;
  /** Lets an address pass that is not public, by address and port. */
  allowPrivate: (address: string, port: number) => boolean;
  /** An HTTP proxy that is asked for a tunnel to the checked address. */
  proxy: URL | undefined;
  /** For all of it: name, connection, proxy and TLS. */
  timeoutMs: number;
  signal: AbortSignal;
};

/** More addresses than this are not tried. */
const MAX_ADDRESSES = 4;

/**
 * Resolves names by the system. Its resolver blocks one of the few threads that files, passwords and pictures share:
 * names whose servers never answer must not take them all.
 */
export function createSystemResolve(): Resolve {
  const lookups = createBoundedQueue({ concurrency: 2, maxWaiting: 64 });
  return async (hostname) => {
    const found = await lookups.run(() => lookup(hostname, { all: true, verbatim: true }));
    return found.map(({ address }) => address);
  };
}

/** Settles like the promise, or rejects when the signal aborts first. */
async function raceAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
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
 * The addresses that may be dialled for a host: a literal itself, a name's answers. One answer that is not
 * public refuses the whole name, since which one is dialled must not be the name server's choice.
 */
async function resolveChecked(host: string, port: number, options: DialOptions): Promise<string[]> {
  const { resolve, allowPrivate, signal } = options;
  const addresses = isIP(host) === 0 ? await raceAbort(resolve(host), signal) : [host];
  if (addresses.length === 0) throw new SafeFetchError("unreachable", `no address for ${host}`);
  for (const address of addresses) {
    if (!isPublicAddress(address) && !allowPrivate(address, port)) {
      throw new SafeFetchError("unreachable", `refused: ${host} is ${address}`);
    }
  }
  return addresses.slice(0, MAX_ADDRESSES);
}

async function openSocket(
  address: string,
  url: URL,
  options: DialOptions,
  signal: AbortSignal,
): Promise<Socket> {
  const port = portOf(url);
  const plain = options.proxy
    ? await openTunnel(options.proxy, address, port, signal)
    : connectTcp({ host: address, port });
  const name = hostOf(url).replace(/\.$/, "");
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
  // The socket outlives this function: an error on it must never be without a listener.
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
 * Opens a connection to the host of an address, over TLS for https, to an IP address that was checked.
 * Nothing is dialled before every address of the host is known to be public.
 * Throws SafeFetchError of kind `unreachable`, or what `options.signal` was aborted with.
 */
export async function dialChecked(url: URL, options: DialOptions): Promise<Socket> {
  const deadline = new AbortController();
  const end = Date.now() + options.timeoutMs;
  const timer = setTimeout(() => deadline.abort(new Error("connecting took too long")), options.timeoutMs);
  const signal = AbortSignal.any([options.signal, deadline.signal]);
  try {
    const addresses = await resolveChecked(hostOf(url), portOf(url), { ...options, signal });
    return await dialFirst(addresses, url, options, signal, end);
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof SafeFetchError) throw error;
    throw new SafeFetchError("unreachable", error instanceof Error ? error.message : String(error), error);
  } finally {
    clearTimeout(timer);
  }
}

/** Tries one address after the other; each gets its share of the time that is left. */
async function dialFirst(
  addresses: string[],
  url: URL,
  options: DialOptions,
  signal: AbortSignal,
  end: number,
): Promise<Socket> {
  let failure: unknown = new Error("no address");
  for (const [at, address] of addresses.entries()) {
    const turn = new AbortController();
    const shareMs = Math.max(1, (end - Date.now()) / (addresses.length - at));
    const timer = setTimeout(() => turn.abort(new Error(`no answer from ${address}`)), shareMs);
    try {
      return await openSocket(address, url, options, AbortSignal.any([signal, turn.signal]));
    } catch (error) {
      failure = error;
      if (signal.aborted) break;
    } finally {
      clearTimeout(timer);
    }
  }
  throw failure;
}
