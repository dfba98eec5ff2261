import { Agent, request } from "node:http";
import type { Sent } from "./bodies.ts";

export type Answered = { status: number; ms: number };

/** A client with connections of its own. Each request comes from an address of its own, so that no rate ends it. */
export function createSender(url: string, authorization: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const { hostname, port } = new URL(url);
  let requests = 0;
  return {
    close: () => agent.destroy(),
    /** Resolves with the answer's status, or with 0 where the connection broke. */
    send: (sent: Sent, body: Buffer | string): Promise<Answered> =>
      new Promise((resolve) => {
        requests += 1;
        const began = performance.now();
        const done = (status: number) => {
          resolve({ status, ms: performance.now() - began });
          // What was refused unread needs no end.
          if (!outgoing.writableFinished) outgoing.destroy();
        };
        const outgoing = request(
          {
            agent,
            hostname,
            port,
            method: sent.method ?? "POST",
            path: sent.path,
            headers: {
              host: "localhost",
              "content-type": "application/json",
              "content-length": Buffer.byteLength(body),
              "x-forwarded-for": `203.0.${(requests >> 8) % 256}.${requests % 256}`,
              ...(sent.as === "member" ? { authorization } : {}),
              ...sent.headers,
            },
          },
          (answer) => {
            answer
              .resume()
              .once("end", () => done(answer.statusCode ?? 0))
              .once("error", () => done(0));
          },
        );
        // An answer that came before the body was sent counts, whatever becomes of the rest.
        outgoing.once("error", () => done(0)).end(body);
      }),
  };
}
