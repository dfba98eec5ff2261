import { chmodSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { makePrivateFolder } from "../make-folder.ts";
import { getOwnerSocketPath } from "./owner-socket-path.ts";
import { runUnderStartLock } from "./start-lock.ts";

/** Prints a progress line in the process that sent the command. */
export type Print = (line: string) => void;

/** Runs an operator's command in the process that owns the data folder. The result is sent back as JSON. */
export type OwnerHandler = (verb: string, args: unknown, print: Print) => Promise<unknown>;

export type Ownership = {
  readonly path: string;
  /** Finishes running commands and then releases the data folder. Repeated calls do nothing. */
  release(): Promise<void>;
};

/** The result of a command, in an object so that a null result differs from "no owner". */
export type OwnerAnswer = { result: unknown };

/** Another process owns this data folder. */
export class OwnedElsewhereError extends Error {
  override name = "OwnedElsewhereError";

  constructor(dataDir: string) {
    super(
      `Another Larder is already running on ${dataDir}. Stop it first, or give this one another DATA_DIR.`,
    );
  }
}

/** The owner did not run the command, or the command failed; the message is the owner's. */
export class OwnerRefusedError extends Error {
  override name = "OwnerRefusedError";
}

/**
 * Makes this process the owner of a data folder, which is created if missing, by listening on its socket
 * (mode 0600). Takes over the socket of a dead process. Throws OwnedElsewhereError when another owner is
 * alive.
 */
export async function claimDataFolder(dataDir: string, handler: OwnerHandler): Promise<Ownership> {
  makePrivateFolder(dataDir);
  const path = getOwnerSocketPath(dataDir);
  return runUnderStartLock(join(realpathSync(dataDir), "larder.lock"), async () => {
    const owner = await connectToSocketOrNull(path);
    if (owner) {
      owner.destroy();
      throw new OwnedElsewhereError(dataDir);
    }
    rmSync(path, { force: true });
    return listenForCommands(path, handler);
  });
}

/**
 * Runs a command in the process that owns a data folder. Resolves to null when no process does; the caller
 * may then claim the folder and open the database. `print` gets progress lines. Throws OwnerRefusedError with
 * the message of the owner.
 */
export async function runCommandInOwner(
  dataDir: string,
  verb: string,
  args: unknown,
  print: Print = () => undefined,
): Promise<OwnerAnswer | null> {
  const socket = await connectToSocketOrNull(getOwnerSocketPathOrNull(dataDir));
  if (!socket) return null;
  try {
    writeJsonLine(socket, { verb, args });
    for await (const line of readLinesOfSocket(socket)) {
      const answer = JSON.parse(line) as
        | { ok: true; result?: unknown }
        | { error: string }
        | { line: string };
      if ("line" in answer) {
        print(answer.line);
        continue;
      }
      if ("error" in answer) throw new OwnerRefusedError(answer.error);
      return { result: answer.result };
    }
    throw new Error(`The server stopped before it answered to ${verb}.`);
  } finally {
    socket.destroy();
  }
}

async function listenForCommands(path: string, handler: OwnerHandler): Promise<Ownership> {
  const sockets = new Set<Socket>();
  const running = new Set<Promise<void>>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    void answerLinesOfSocket(socket, (line) =>
      trackRunningWork(running, answerCommandLine(socket, line, handler)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  let released: Promise<void> | null = null;
  const release = () => {
    released ??= stopServer(server, sockets, running);
    return released;
  };
  return { path, release };
}

async function answerLinesOfSocket(socket: Socket, answer: (line: string) => Promise<void>): Promise<void> {
  try {
    for await (const line of readLinesOfSocket(socket)) await answer(line);
    socket.end();
  } catch {
    socket.destroy();
  }
}

async function answerCommandLine(socket: Socket, line: string, handler: OwnerHandler): Promise<void> {
  try {
    const request = JSON.parse(line) as { verb?: unknown; args?: unknown } | null;
    if (typeof request?.verb !== "string") throw new Error("A request names its verb.");
    const print = (line: string) => writeJsonLine(socket, { line });
    writeJsonLine(socket, { ok: true, result: await handler(request.verb, request.args, print) });
  } catch (error) {
    writeJsonLine(socket, { error: error instanceof Error ? error.message : String(error) });
  }
}

function trackRunningWork(running: Set<Promise<void>>, work: Promise<void>): Promise<void> {
  running.add(work);
  return work.finally(() => running.delete(work));
}

/** Closing the server removes its path last, so that a second process finds this one alive until then. */
async function stopServer(server: Server, sockets: Set<Socket>, running: Set<Promise<void>>): Promise<void> {
  await Promise.all(running);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const socket of sockets) socket.destroySoon();
  await closed;
}

/** Connects to the socket; null when no process listens, because the file is missing or its process died. */
function connectToSocketOrNull(path: string | null): Promise<Socket | null> {
  if (path === null) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const socket = connect({ path });
    socket.once("connect", () => resolve(socket));
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") resolve(null);
      else reject(error);
    });
  });
}

function getOwnerSocketPathOrNull(dataDir: string): string | null {
  try {
    return getOwnerSocketPath(dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

const MAX_LINE_CHARACTERS = 16 * 1024 * 1024;

/** Yields each non-empty line until the connection ends. Throws when a line is too long. */
async function* readLinesOfSocket(socket: Socket): AsyncGenerator<string> {
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

function writeJsonLine(socket: Socket, value: unknown): void {
  if (socket.writable) socket.write(`${JSON.stringify(value)}\n`);
}
