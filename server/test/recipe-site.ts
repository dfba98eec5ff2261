import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { createSafeFetch } from "#server/lib/net/safe-fetch.ts";

/**
 * A local web site for a test file. `fetchPage` is the guarded HTTP client; it resolves all names to the site
 * and refuses other private addresses. `port` is set before the tests run.
 */
export function serveRecipeSite(answer: RequestListener) {
  const server = createServer(answer);
  const address = { port: 0 };
  const fetchPage = createSafeFetch({
    resolve: async () => ["127.0.0.1"],
    allowPrivate: (_address, port) => port === address.port,
    ports: "any",
  });
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    address.port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(address, { fetchPage });
}
