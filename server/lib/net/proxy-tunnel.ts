import { once } from "node:events";
import { connect as connectTcp, isIPv6, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

/** Maximum length of the proxy's response, which consists of headers only. */
const MAX_HEAD = 16_384;

function connectToProxy(proxy: URL): Socket {
  const host = proxy.hostname.replace(/^\[|\]$/g, "");
  if (proxy.protocol !== "https:") return connectTcp({ host, port: Number(proxy.port || 80) });
  return connectTls({ host, port: Number(proxy.port || 443), ALPNProtocols: ["http/1.1"] });
}

function createConnectRequestHead(proxy: URL, target: string): string {
  const lines = [`CONNECT ${target} HTTP/1.1`, `Host: ${target}`];
  if (proxy.username !== "") {
    const user = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
    lines.push(`Proxy-Authorization: Basic ${Buffer.from(user).toString("base64")}`);
  }
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/**
 * Reads until the blank line after the headers. The caller refuses bytes after it, because a target must not
 * speak first.
 */
async function readResponseHead(socket: Socket, signal: AbortSignal): Promise<string> {
  let head = "";
  while (!head.includes("\r\n\r\n")) {
    if (head.length > MAX_HEAD) throw new Error("The proxy's answer is too long");
    const chunk: Buffer | null = socket.read();
    if (chunk !== null) head += chunk.toString("latin1");
    else if (socket.readableEnded || socket.destroyed) throw new Error("The proxy closed the connection");
    else await Promise.race([once(socket, "readable", { signal }), once(socket, "end", { signal })]);
  }
  return head;
}

/**
 * Opens a tunnel through an HTTP proxy to a checked IP address. The proxy does not get the host name, so it
 * cannot resolve it to another address. The proxy itself may have any address.
 */
export async function openProxyTunnel(
  proxy: URL,
  address: string,
  port: number,
  signal: AbortSignal,
): Promise<Socket> {
  const socket = connectToProxy(proxy);
  const abort = () => socket.destroy();
  signal.addEventListener("abort", abort, { once: true });
  // `once` reports the error to the caller; without a listener, a later error would end the process.
  socket.on("error", () => {});
  try {
    await once(socket, proxy.protocol === "https:" ? "secureConnect" : "connect", { signal });
    socket.write(createConnectRequestHead(proxy, `${isIPv6(address) ? `[${address}]` : address}:${port}`));
    const head = await readResponseHead(socket, signal);
    if (!/^HTTP\/1\.[01] 2\d\d[ \r]/.test(head)) throw new Error(`The proxy said ${head.slice(0, 40)}`);
    if (!head.endsWith("\r\n\r\n")) throw new Error("The tunnel spoke first");
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
