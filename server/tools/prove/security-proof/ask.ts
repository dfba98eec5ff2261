import { Agent, type IncomingHttpHeaders, request } from "node:http";

export type Asked = {
  method?: string;
  /** Goes out as it stands: nothing is normalised. */
  path: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in the place of a body. */
  raw?: string | Buffer;
};
export type Reply = { status: number; headers: IncomingHttpHeaders; text: string; bytes: Buffer; ms: number };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request to a server on this machine, and its whole answer. Throws where the connection ends without one. */
export function ask(url: string, asked: Asked): Promise<Reply> {
  const { hostname, port } = new URL(url);
  const payload = asked.raw ?? (asked.body === undefined ? undefined : JSON.stringify(asked.body));
  const headers: Record<string, string> = {
    ...(asked.body !== undefined && { "content-type": "application/json" }),
    ...(payload !== undefined && { "content-length": String(Buffer.byteLength(payload)) }),
    ...(asked.token !== undefined && { authorization: `Bearer ${asked.token}` }),
    ...asked.headers,
  };
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const sent = request(
      { agent, hostname, port, path: asked.path, method: asked.method ?? "GET", headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.once("error", reject);
        answer.once("end", () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: bytes.toString(),
            bytes,
            ms: performance.now() - started,
          });
        });
      },
    );
    sent.once("error", reject);
    sent.end(payload);
  });
}

/** The JSON of an answer; undefined where it is none. */
export function jsonOf<Shape>(reply: Reply): Shape | undefined {
  try {
    return JSON.parse(reply.text) as Shape;
  } catch {
    return undefined;
  }
}

/** A procedure by its name: a query where `isQuery`, else a mutation. */
export function call(procedure: string, input: unknown, token?: string, isQuery = false): Asked {
  const path = `/trpc/${procedure}`;
  if (!isQuery) return { method: "POST", path, body: input, token };
  return { path: `${path}?input=${encodeURIComponent(JSON.stringify(input))}`, token };
}
