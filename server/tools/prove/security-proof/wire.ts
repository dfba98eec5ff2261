import { connect } from "node:net";

export type WireAnswer = {
  /** Statuses in the order in which they came. */
  statuses: number[];
  text: string;
  closed: boolean;
  /** Until the first bytes of an answer; undefined where none came. */
  firstMs: number | undefined;
  ms: number;
};

/** Sends bytes as they are over a connection of their own; waits until it ends, or for `ms`. */
export function sendBytes(
  url: string,
  parts: readonly (string | Buffer)[],
  { ms = 3000, pauseMs = 20 } = {},
): Promise<WireAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = connect({ host: hostname, port: Number(port) });
    let text = "";
    let firstMs: number | undefined;
    const end = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      resolve({ statuses, text, closed, firstMs, ms: performance.now() - started });
    };
    const timer = setTimeout(() => end(false), ms);
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      firstMs ??= performance.now() - started;
      text += chunk;
    });
    socket.once("error", () => end(true));
    socket.once("close", () => end(true));
    socket.once("connect", () => void sendAll());

    async function sendAll(): Promise<void> {
      for (const part of parts) {
        if (!socket.writable) return;
        socket.write(part);
        await new Promise((next) => setTimeout(next, pauseMs));
      }
    }
  });
}
