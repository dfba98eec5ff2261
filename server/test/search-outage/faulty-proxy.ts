import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** How a proxy treats what passes: as it is, late, or refused with 500. */
type ProxyMode = "pass" | "slow" | "errors";

export type FaultyProxy = { url: string; mode: ProxyMode; close(): Promise<void> };

const LATE_BY_MS = 2_000;

/** A proxy before a server on this machine that can be told to be slow, or to answer 500. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const server = createServer((incoming, outgoing) => {
    if (proxy.mode === "errors") {
      incoming.resume();
      outgoing.writeHead(500, { "content-type": "application/json" }).end('{"message":"no"}');
      return;
    }
    const { method, headers, url = "/" } = incoming;
    const pass = () => {
      const onward = request(new URL(url, target), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on("error", () => outgoing.destroy());
      incoming.pipe(onward);
    };
    if (proxy.mode === "slow") setTimeout(pass, LATE_BY_MS);
    else pass();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: "pass",
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
