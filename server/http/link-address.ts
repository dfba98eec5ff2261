import { isIP } from "node:net";
import { hostname } from "node:os";
import { type Env, getBaseUrlOrLocalhost } from "#server/env.ts";

/** The host that a request claims, and the local end of its connection. */
type RequestOrigin = {
  headers: { host?: string | undefined };
  protocol: string;
  socket: { localAddress?: string | undefined; localPort?: number | undefined };
};

/** Domain suffixes that home networks give to the names of machines. */
const SUFFIX = /\.(?:local|lan|home\.arpa|localdomain)$/;

/**
 * Creates a resolver for the origin of mailed links: the address at which the request reached this server, so
 * that a phone in the network can open the link. The Host header can be forged, and the links contain
 * secrets. A host is therefore used only if it is in ALLOWED_HOSTS, or is the local address or name of this
 * machine with the listening port; otherwise BASE_URL is used.
 */
export function createLinkOriginResolver(env: Env, ownName = hostname()): (request: RequestOrigin) => string {
  const base = getBaseUrlOrLocalhost(env);
  const machine = getFirstHostLabel(ownName.toLowerCase());
  return ({ headers, protocol, socket }) => {
    const address = `${protocol === "https" ? "https" : "http"}://${headers.host}`;
    if (!URL.canParse(address)) return base;
    const { hostname: host, port, origin } = new URL(address);
    const name = host.replace(/^\[|\]$/g, "");
    const isOwnPort = port !== "" && Number(port) === socket.localPort;
    if (env.ALLOWED_HOSTS.includes(name)) return port === "" || isOwnPort ? origin : base;
    if (env.BASE_URL !== undefined || !isOwnPort) return base;
    const isMachine =
      isIP(name) === 0
        ? isNameOfMachine(machine, name)
        : name === socket.localAddress?.replace(/^::ffff:/, "");
    return isMachine ? origin : base;
  };
}

const getFirstHostLabel = (name: string) => name.split(".")[0] ?? "";

function isNameOfMachine(machine: string, name: string): boolean {
  return machine !== "" && machine !== "localhost" && name.replace(SUFFIX, "") === machine;
}
