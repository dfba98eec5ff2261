import type { FastifyInstance } from "fastify";

/**
 * Says once in the log that somebody forwards addresses who is not trusted to. Behind a proxy that nobody named all
 * people are one to every limit, and whoever runs the server would not know why.
 */
export function registerProxyWarning(app: FastifyInstance): void {
  let isTold = false;
  app.addHook("onRequest", async (request) => {
    if (isTold || request.headers["x-forwarded-for"] === undefined) return;
    // The first is the connection's own; a further one is there where that one is trusted.
    if ((request.ips?.length ?? 0) > 1) return;
    isTold = true;
    const proxy = request.socket.remoteAddress;
    request.log.warn({ proxy }, "X-Forwarded-For is not believed: TRUST_PROXY does not name who sent it");
  });
}
