import { isIP } from "node:net";
import { hostname } from "node:os";
import { baseUrl, type Env } from "#server/env.ts";

/** Of a request: what it said of itself, and the end of its connection on this machine. */
type Asked = {
  headers: { host?: string | undefined };
  protocol: string;
  socket: { localAddress?: string | undefined; localPort?: number | undefined };
};

/** Names that a home network gives a machine by itself. */
const SUFFIX = /\.(?:local|lan|home\.arpa|localdomain)$/;

/**
 * Where a mailed link shall lead: to the address by which the asker reached this server, so that a phone gets a link that
 * a phone can open. A Host header is anybody's word, and a link with a secret must lead nowhere else: it counts where it
 * is one of ALLOWED_HOSTS, or where it names this very machine, by the address that the connection came in on or by its
 * own name, at the port that is listened on. Everything else gets BASE_URL.
 */
export function createLinkAddress(env: Env, ownName = hostname()): (request: Asked) => string {
  const base = baseUrl(env);
  const machine = firstLabel(ownName.toLowerCase());
  return ({ headers, protocol, socket }) => {
    const address = `${protocol === "https" ? "https" : "http"}://${headers.host}`;
    if (!URL.canParse(address)) return base;
    const { hostname: host, port, origin } = new URL(address);
    const name = host.replace(/^\[|\]$/g, "");
    const isOwnPort = port !== "" && Number(port) === socket.localPort;
    if (env.ALLOWED_HOSTS.includes(name)) return port === "" || isOwnPort ? origin : base;
    if (env.BASE_URL !== undefined || !isOwnPort) return base;
    const isMachine =
      isIP(name) === 0 ? isNameOf(machine, name) : name === socket.localAddress?.replace(/^::ffff:/, "");
    return isMachine ? origin : base;
  };
}

const firstLabel = (name: string) => name.split(".")[0] ?? "";

function isNameOf(machine: string, name: string): boolean {
  return machine !== "" && machine !== "localhost" && name.replace(SUFFIX, "") === machine;
}
