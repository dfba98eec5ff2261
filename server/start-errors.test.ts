import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDb } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { parseEnv } from "./env.ts";
import { createMailer } from "./lib/mailer.ts";
import { claimDataFolder } from "./lib/process/owner-socket.ts";
import { formatStartErrorOrNull } from "./start-errors.ts";

let dir: string;
const closing: (() => unknown)[] = [];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "larder-start-"));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  rmSync(dir, { recursive: true, force: true });
});

/** Returns the sentence that is printed if `work` fails. */
async function sentence(work: () => unknown): Promise<string | null> {
  try {
    await work();
  } catch (error) {
    const data = formatStartErrorOrNull(error);
    expect(data).not.toContain("\n");
    expect(data).not.toMatch(/\bat .*:\d+/);
    return data;
  }
  throw new Error("It did not fail");
}

const folder = "db/migrations";
const migrate = (url: string) => migrateDatabase(url, { folder, backupsDir: join(dir, "backups") });

async function listen(host: string, port = 0) {
  const server = createServer();
  server.listen(port, host);
  await once(server, "listening");
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
}

describe("a failed start prints one sentence", () => {
  it("for an invalid configuration", async () => {
    expect(await sentence(() => parseEnv({ PORT: "x" }))).toMatch(/^The environment variable PORT cannot/);
  });

  it("for an address of another machine, an invalid name, a port in use", async () => {
    expect(await sentence(() => listen("203.0.113.9"))).toBe(
      "HOST cannot be used: 203.0.113.9 is no address of this machine.",
    );
    expect(await sentence(() => listen("no-such-name.invalid"))).toMatch(
      /^HOST cannot be used: no-such-name\.invalid is no name of this machine \(E[A-Z_]+\)\.$/,
    );
    const port = await listen("127.0.0.1");
    expect(await sentence(() => listen("127.0.0.1", port))).toBe(
      `Another program listens on port ${port} already: stop it, or set PORT.`,
    );
  });

  it("for a data folder that is a file, lies in one, or cannot be created", async () => {
    const claim = (path: string) => sentence(() => claimDataFolder(path, async () => null));
    const file = join(dir, "file");
    writeFileSync(file, "");
    const inTheWay = "a file stands where a folder should be";
    expect(await claim(file)).toBe(
      `${file} cannot be used, ${inTheWay} (EEXIST): look at DATA_DIR and DATABASE_URL.`,
    );
    expect(await claim(join(file, "data"))).toContain(inTheWay);
    if (process.platform === "linux") {
      expect(await claim("/proc/larder")).toContain("no folder can be made there (ENOENT)");
    }
    if (process.getuid?.() !== 0) {
      chmodSync(dir, 0o500);
      expect(await claim(join(dir, "data"))).toContain("this user may not write there");
      chmodSync(dir, 0o700);
    }
  });

  it("for a data folder that another server uses", async () => {
    const ownership = await claimDataFolder(dir, async () => null);
    closing.push(() => ownership.release());
    expect(await sentence(() => claimDataFolder(dir, async () => null))).toContain("already running");
  });

  it("for an invalid database file, or a folder", async () => {
    writeFileSync(join(dir, "junk.db"), "no database at all\n".repeat(500));
    expect(await sentence(() => migrate(`file:${dir}/junk.db`))).toBe(
      "The database file is not a database (SQLITE_NOTADB): look at DATABASE_URL and DATA_DIR, or restore a backup.",
    );
    mkdirSync(join(dir, "folder.db"));
    expect(await sentence(() => migrate(`file:${dir}/folder.db`))).toMatch(
      /^The database file cannot be opened: /,
    );
  });

  it("for a database of a newer version", async () => {
    await migrate(`file:${dir}/new.db`);
    const db = new Database(join(dir, "new.db"));
    db.prepare("insert into schema_migrations values ('9999_later', 'x', 1)").run();
    db.close();
    expect(await sentence(() => migrate(`file:${dir}/new.db`))).toMatch(
      /^This database was made by a newer version of Larder: .+\.$/,
    );
  });

  it("for an unreachable or refusing database server, without its address", async () => {
    const gone = createServer();
    gone.listen(0, "127.0.0.1");
    await once(gone, "listening");
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    for (const scheme of ["http", "ws"]) {
      expect(await sentence(() => migrate(`${scheme}://127.0.0.1:${port}?authToken=hush`))).toBe(
        "The database server cannot be used (ECONNREFUSED): look at DATABASE_URL.",
      );
    }
    const refusing = createHttpServer((_request, reply) => reply.writeHead(401).end("no"));
    refusing.listen(0, "127.0.0.1");
    await once(refusing, "listening");
    closing.push(() => refusing.close());
    const address = refusing.address() as AddressInfo;
    expect(await sentence(() => openDb(`http://127.0.0.1:${address.port}`))).toBe(
      "The database server cannot be used (HTTP status 401): look at DATABASE_URL.",
    );
  });

  it("for an invalid mail sender", async () => {
    const options = { outboxDir: dir, printLink: () => undefined };
    expect(await sentence(() => createMailer({ ...options, from: "Larder <larder@[::1]>" }))).toBe(
      "Mail cannot be sent by this address (The mail address is not one plain address): set MAIL_FROM.",
    );
  });
});

it("an unexpected error has no sentence, so it is printed completely", () => {
  expect(formatStartErrorOrNull(new Error("a mistake of ours"))).toBeNull();
  expect(formatStartErrorOrNull(new TypeError("x is not a function"))).toBeNull();
  const missing = Object.assign(new Error("ENOENT"), {
    code: "ENOENT",
    syscall: "open",
    path: "/srv/x.html",
  });
  expect(formatStartErrorOrNull(missing)).toBeNull();
  expect(formatStartErrorOrNull("text")).toBeNull();
});
