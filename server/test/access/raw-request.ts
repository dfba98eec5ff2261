import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

type RawAnswer = { status: number; type: string; text: string };
/** Sends an address as it is written, which clients that know better would put right. `token` is an access token. */
export type SendRaw = (
  method: string,
  path: string,
  options: { body: string | undefined; token: string | undefined },
) => Promise<RawAnswer>;

/** One connection to a server that listens; close it before the server. */
export async function openRawClient(app: FastifyInstance): Promise<{ send: SendRaw; close(): void }> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send: SendRaw = (method, path, { body, token }) =>
    new Promise((resolve, reject) => {
      const headers = {
        host: "localhost",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
        }),
      };
      const sent = request({ host: "127.0.0.1", port, agent, method, path, headers }, async (answer) => {
        const pieces: Buffer[] = [];
        for await (const piece of answer) pieces.push(piece as Buffer);
        const type = answer.headers["content-type"] ?? "";
        resolve({ status: answer.statusCode ?? 0, type, text: Buffer.concat(pieces).toString() });
      });
      sent.once("error", reject).end(body);
    });
  return { send, close: () => agent.destroy() };
}
