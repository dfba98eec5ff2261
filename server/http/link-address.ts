import { isIP } from "node:net";
import { hostname } from "node:os";
import { baseUrlOrLocalhost, type Env } from "#server/env.ts";

/** The address claimed by a request, and the local end of its connection. */
type RequestOrigin = {
  headers: { host?: string | undefined };
  protocol: string;
  socket: { localAddress?: string | undefined; localPort?: number | undefined };
};

/** Suffixes that home networks give to machine names. */
const SUFFIX = /\.(?:local|lan|home\.arpa|localdomain)$/;

/**
 * The origin of mailed links: the address by which the request reached this server, so that a phone gets a link that
 * it can open. A Host header can be forged and mailed links carry secrets: a host counts only when it is in
 * ALLOWED_HOSTS, or names this machine (local address or host name) at the listening port. All others get BASE_URL.
 */
export function createLinkOriginResolver(env: Env, ownName = hostname()): (request: RequestOrigin) => string {
  const base = baseUrlOrLocalhost(env);
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
