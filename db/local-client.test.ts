import { existsSync, readFileSync, statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { createClient, type InArgs } from "@libsql/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setUpFolder } from "#server/test/temp-folder.ts";
import { databaseUrlToFilePathOrNull, LocalClient } from "./local-client.ts";
import { LocalConnection, PRAGMAS } from "./local-connection.ts";

const inFolder = setUpFolder();
let path: string;
let client: LocalClient;

beforeEach(() => {
  path = inFolder("a.db");
  client = new LocalClient(path);
  client.connections.writer.executeScript(
    "create table items (id integer primary key, name text unique, blob blob); create table others (id integer primary key, item integer not null references items(id))",
  );
});

afterEach(() => {
  client.close();
});

async function write(sql: string, args: InArgs = []) {
  const transaction = await client.transaction();
  try {
    const result = await transaction.execute({ sql, args });
    await transaction.commit();
    return result;
  } finally {
    transaction.close();
  }
}

/** Fails to begin a transaction, because another connection holds the write lock. */
async function failToBegin(): Promise<void> {
  const otherProcess = new LocalConnection(path, "writer");
  otherProcess.execute("BEGIN IMMEDIATE");
  const begun = client.transaction("write", { durable: false });
  await expect(begun).rejects.toMatchObject({ code: "SQLITE_BUSY" });
  otherProcess.execute("ROLLBACK");
  otherProcess.close();
}

describe("connections", () => {
  it("have every pragma of their role: WAL, synchronous FULL, foreign keys, read-only readers", () => {
    const { writer, reader } = client.connections;
    const pragma = (connection: LocalConnection, name: string) =>
      connection.execute(`PRAGMA ${name}`).rows[0]?.[0];
    for (const [role, connection] of [
      ["writer", writer],
      ["reader", reader],
    ] as const) {
      for (const [name, wanted] of Object.entries(PRAGMAS[role])) {
        expect([role, name, pragma(connection, name)]).toEqual([role, name, wanted]);
      }
      expect(pragma(connection, "journal_mode")).toBe("wal");
      expect(pragma(connection, "synchronous")).toBe(2);
      expect(pragma(connection, "foreign_keys")).toBe(1);
    }
    expect(pragma(writer, "secure_delete")).toBe(1);
    expect(pragma(reader, "query_only")).toBe(1);
    expect(pragma(reader, "wal_autocheckpoint")).toBe(0);
  });

  it("use synchronous FULL in durable transactions only, also when the writer was reopened", async () => {
    const synchronous = () => client.connections.writer.execute("PRAGMA synchronous").rows[0]?.[0];
    const synchronousInTransaction = async (durable: boolean) => {
      const transaction = await client.transaction("write", { durable });
      const value = synchronous();
      await transaction.commit();
      return value;
    };
    expect(await synchronousInTransaction(false)).toBe(1);
    expect(await synchronousInTransaction(true)).toBe(2);
    await failToBegin();
    expect(synchronous()).toBe(2);
    expect(await synchronousInTransaction(false)).toBe(1);
  });

  it("wait for the disk outside the main thread when a transaction is durable", async () => {
    const isCommittedSynchronously = async (durable: boolean) => {
      const transaction = await client.transaction("write", { durable });
      await transaction.execute({ sql: "insert into items (name) values (?)", args: [String(durable)] });
      let ended = false;
      const committed = transaction.commit().then(() => {
        ended = true;
      });
      // All pending promise callbacks have run by now; the result of a thread would arrive later.
      for (let turn = 0; turn < 100; turn += 1) await null;
      const isSynchronous = ended;
      await committed;
      return isSynchronous;
    };
    expect(await isCommittedSynchronously(false)).toBe(true);
    expect(await isCommittedSynchronously(true)).toBe(false);
    expect((await client.execute("select count(*) as n from items")).rows[0]?.n).toBe(2);
  });

  it("reject with SQLite's error and continue when a commit fails", async () => {
    const transaction = await client.transaction();
    await transaction.execute("pragma defer_foreign_keys = on");
    await transaction.execute("insert into others (item) values (99)");
    await expect(transaction.commit()).rejects.toMatchObject({
      code: "SQLITE_CONSTRAINT",
      message: expect.stringContaining("FOREIGN KEY"),
    });
    expect(transaction.closed).toBe(true);
    await write("insert into items (name) values ('later')");
    expect((await client.execute("select name from items")).rows).toHaveLength(1);
    expect((await client.execute("select item from others")).rows).toEqual([]);
  });

  it("keep their pragmas when the writer is reopened after a failed BEGIN", async () => {
    const before = client.connections.writer;
    await failToBegin();
    const { writer } = client.connections;
    expect(writer).not.toBe(before);
    expect(writer.execute("PRAGMA foreign_keys").rows[0]?.[0]).toBe(1);
    await write("insert into items (name) values ('x')");
    await expect(write("insert into others (item) values (99)")).rejects.toThrow("FOREIGN KEY");
  });

  it("write again when the writer could not be reopened, as on a full disk", async () => {
    client.connections.writer.close();
    await write("insert into items (name) values ('later')");
    expect((await client.execute("select name from items")).rows).toHaveLength(1);
  });

  it("close without an error when the writer is closed already", () => {
    client.connections.writer.close();
    expect(() => client.close()).not.toThrow();
  });

  it("reject a write when it is sent to the reader", async () => {
    await expect(client.execute("insert into items (name) values ('x')")).rejects.toMatchObject({
      code: "SQLITE_READONLY",
    });
  });

  it("leave one complete file readable by its owner only when the client is closed", async () => {
    await write("insert into items (name) values ('kept')");
    client.close();
    const log = `${path}-wal`;
    expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await expect(client.execute("select 1")).rejects.toMatchObject({ code: "CLIENT_CLOSED" });
    await expect(client.transaction()).rejects.toMatchObject({ code: "CLIENT_CLOSED" });
  });
});

describe("deleted data", () => {
  const SECRET = "a-word-that-must-go";
  const stored = () =>
    [path, `${path}-wal`].filter((file) => existsSync(file) && readFileSync(file).includes(SECRET));

  it("is in no file when the log has been truncated", async () => {
    await write("insert into items (name, blob) values (?, ?)", [SECRET, `${SECRET} `.repeat(2000)]);
    expect(await client.truncateLog()).toBe(true);
    expect(stored()).toEqual([path]);
    await write("delete from items");
    await client.truncateLog();
    expect(stored()).toEqual([]);
  });

  it("stays in the log without blocking when a reader uses an older snapshot", async () => {
    await write("insert into items (name) values ('kept')");
    const reader = new LocalConnection(path, "reader");
    reader.execute("BEGIN");
    reader.execute("select * from items");
    await write("insert into items (name) values ('more')");
    expect(await client.truncateLog()).toBe(false);
    reader.execute("ROLLBACK");
    reader.close();
    expect(await client.truncateLog()).toBe(true);
    expect(statSync(`${path}-wal`).size).toBe(0);
  });
});

describe("the write-ahead log", () => {
  it("is checkpointed when others read, but not when a transaction is open", async () => {
    await write(
      "with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000) insert into items (blob) select randomblob(2000) from n",
    );
    const order: string[] = [];
    const checkpoint = client.checkpoint().then(() => order.push("moved"));
    for (let turn = 0; turn < 3; turn += 1) {
      await client.execute("select count(*) from items");
      await new Promise((resolve) => setImmediate(resolve));
      order.push("read");
    }
    await checkpoint;
    expect(order).toEqual(["read", "read", "read", "moved"]);
    const transaction = await client.transaction();
    await expect(client.checkpoint()).rejects.toMatchObject({ code: "TRANSACTION_ACTIVE" });
    await expect(client.truncateLog()).rejects.toMatchObject({ code: "TRANSACTION_ACTIVE" });
    transaction.close();
  });
});

describe("statements", () => {
  it("are prepared once when their text is the same", async () => {
    const { reader } = client.connections;
    await client.execute({ sql: "select * from items where id = ?", args: [1] });
    const { prepared } = reader.statements;
    for (let id = 0; id < 50; id++)
      await client.execute({ sql: "select * from items where id = ?", args: [id] });
    expect(reader.statements.prepared).toBe(prepared);
  });

  it("are evicted least recently used first when there are more than 500", async () => {
    const { reader } = client.connections;
    await client.execute("select 'often'");
    for (let index = 0; index < 700; index++) {
      await client.execute(`select ${index}`);
      if (index % 100 === 0) await client.execute("select 'often'");
    }
    expect(reader.statements.cached).toBe(500);
    const { prepared } = reader.statements;
    await client.execute("select 'often'");
    expect(reader.statements.prepared).toBe(prepared);
    await client.execute("select 0");
    expect(reader.statements.prepared).toBe(prepared + 1);
  });

  it("return new columns when a table was altered", async () => {
    await write("insert into items (name) values ('x')");
    expect((await client.execute("select * from items")).columns).toHaveLength(3);
    await write("alter table items add column colour text");
    expect((await client.execute("select * from items")).columns).toEqual(["id", "name", "blob", "colour"]);
  });

  it("have no old state when they are used again after an error", async () => {
    await write("insert into items (name) values ('no json')");
    const broken = "select json_extract(name, '$.a') from items";
    await expect(client.execute(broken)).rejects.toMatchObject({ code: "SQLITE_ERROR" });
    await write("delete from items");
    expect((await client.execute(broken)).rows).toHaveLength(0);
  });
});

describe("results", () => {
  it("equal those of the stock client", async () => {
    await write("insert into items (name, blob) values (?, ?)", ["one", new Uint8Array([1, 2, 3])]);
    await write("insert into items (name, blob) values (?, ?)", [null, new Uint8Array()]);
    const sql = "select items.id, items.name, blob, 1.5 as real, items.id from items order by 1";
    const stock = createClient({ url: pathToFileURL(path).href });
    const [theirs, ours] = [await stock.execute(sql), await client.execute(sql)];
    stock.close();
    expect(ours.columns).toEqual(theirs.columns);
    expect(ours.columnTypes).toEqual(theirs.columnTypes);
    expect(ours.rows).toHaveLength(2);
    for (const [index, row] of ours.rows.entries()) {
      const other = theirs.rows[index]!;
      expect(Object.keys(row)).toEqual(Object.keys(other));
      expect(row.length).toBe(other.length);
      expect(Array.prototype.slice.call(row)).toEqual(Array.prototype.slice.call(other));
      expect({ ...row }).toEqual({ ...other });
      expect(row[1]).toBe(row.name);
    }
  });

  it("have the number of RETURNING rows and the last id", async () => {
    const inserted = await write("insert into items (name) values ('a'), ('b'), ('c') returning id");
    expect(inserted.rowsAffected).toBe(3);
    expect(inserted.lastInsertRowid).toBe(3n);
    expect((await write("update items set blob = null where name > 'a' returning name")).rowsAffected).toBe(
      2,
    );
    expect((await write("delete from items where name = 'none' returning name")).rowsAffected).toBe(0);
    const plain = await write("insert into items (name) values ('d')");
    expect([plain.rowsAffected, plain.lastInsertRowid]).toEqual([1, 4n]);
    expect((await client.execute("select * from items")).rowsAffected).toBe(0);
  });

  it("throw when an integer cannot be represented exactly", async () => {
    expect((await client.execute("select 9007199254740991 as n")).rows[0]?.n).toBe(9007199254740991);
    await expect(client.execute("select 9007199254740992 as n")).rejects.toThrow(RangeError);
  });

  it("name the constraint when a row violates one", async () => {
    await write("insert into items (name) values ('x')");
    await expect(write("insert into items (name) values ('x')")).rejects.toMatchObject({
      code: "SQLITE_CONSTRAINT",
      extendedCode: "SQLITE_CONSTRAINT_UNIQUE",
    });
  });
});

describe("values", () => {
  const stored = async (value: unknown) =>
    (await client.execute({ sql: "select ? as v, typeof(?1) as t", args: [value] as InArgs })).rows[0];

  it("are converted or rejected when they would crash the native module", async () => {
    expect(await stored(true)).toMatchObject({ v: 1 });
    expect(await stored(new Date(5))).toMatchObject({ v: 5 });
    expect(await stored(7n)).toMatchObject({ v: 7, t: "integer" });
    for (const unfit of [undefined, {}, [], Symbol("s"), () => 1]) {
      await expect(stored(unfit)).rejects.toThrow(TypeError);
    }
    for (const unfit of [Number.NaN, Number.POSITIVE_INFINITY, 2n ** 63n]) {
      await expect(stored(unfit)).rejects.toThrow(RangeError);
    }
  });

  it("keep the text after a NUL", async () => {
    expect(await stored("a\0b")).toMatchObject({ v: "a\uFFFDb" });
  });

  it("can be named", async () => {
    const { rows } = await client.execute({ sql: "select :a as a, @b as b", args: { a: "x", "@b": "y" } });
    expect({ ...rows[0] }).toEqual({ a: "x", b: "y" });
  });
});

describe("transactions", () => {
  it("are one at a time", async () => {
    const first = await client.transaction();
    await expect(client.transaction()).rejects.toMatchObject({ code: "TRANSACTION_ACTIVE" });
    first.close();
    (await client.transaction()).close();
  });

  it("reject further statements when the database has rolled back by itself", async () => {
    const transaction = await client.transaction();
    await transaction.execute("insert into items (id, name) values (1, 'x')");
    await expect(transaction.execute("insert or rollback into items (id) values (1)")).rejects.toThrow(
      "UNIQUE",
    );
    await expect(transaction.execute("insert into items (name) values ('alone')")).rejects.toMatchObject({
      code: "TRANSACTION_CLOSED",
    });
    await transaction.rollback();
    expect((await client.execute("select * from items")).rows).toHaveLength(0);
  });

  it("run a batch atomically", async () => {
    const batch = client.batch([
      "insert into items (name) values ('x')",
      "insert into items (name) values ('x')",
    ]);
    await expect(batch).rejects.toThrow("UNIQUE");
    expect((await client.execute("select * from items")).rows).toHaveLength(0);
    await client.batch([
      ["insert into items (name) values (?)", ["y"]],
      "insert into items (name) values ('z')",
    ]);
    const [count] = await client.batch(["select count(*) from items"], "read");
    expect(count?.rows[0]?.[0]).toBe(2);
  });
});

describe("filePathOf", () => {
  it.each([
    ["file:data/larder.db", "data/larder.db"],
    ["file:/data/with%20space.db", "/data/with space.db"],
    ["file:///data/larder.db", "/data/larder.db"],
    ["libsql://host.example", null],
  ])("reads %s", (url, wanted) => {
    expect(databaseUrlToFilePathOrNull(url)).toBe(wanted);
  });

  it("throws when the URL names no file", () => {
    expect(() => databaseUrlToFilePathOrNull("file::memory:")).toThrow("does not name a database file");
    expect(() => databaseUrlToFilePathOrNull("file:")).toThrow("does not name a database file");
  });
});
