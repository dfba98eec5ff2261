import type { Socket } from "node:net";

const MAX_LINE_CHARACTERS = 16 * 1024 * 1024;

/** Yields each line that arrives, empty ones left out; ends with the connection. Throws for an endless line. */
export async function* readLines(socket: Socket): AsyncGenerator<string> {
  socket.setEncoding("utf8");
  let pieces: string[] = [];
  let size = 0;
  for await (const chunk of socket as AsyncIterable<string>) {
    const parts = chunk.split("\n");
    for (const [index, part] of parts.entries()) {
      pieces.push(part);
      size += part.length;
      if (size > MAX_LINE_CHARACTERS) throw new Error("The message is too long");
      if (index === parts.length - 1) continue;
      const line = pieces.join("");
      pieces = [];
      size = 0;
      if (line !== "") yield line;
    }
  }
}

/** Sends one value as a line. `undefined` members are left out, as JSON does. */
export function writeJsonLine(socket: Socket, value: unknown): void {
  if (socket.writable) socket.write(`${JSON.stringify(value)}\n`);
}
