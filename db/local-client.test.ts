import { existsSync, readFileSync, statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { createClient, type InArgs } from "@libsql/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setUpFolder } from "#server/test/temp-folder.ts";
import { filePathOf, LocalClient } from "./local-client.ts";
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

/** Begins a transaction while another process writes. */
async function failToBegin(): Promise<void> {
  const stranger = new LocalConnection(path, "writer");
  stranger.execute("BEGIN IMMEDIATE");
  const begun = client.transaction("write", { durable: false });
  await expect(begun).rejects.toMatchObject({ code: "SQLITE_BUSY" });
  stranger.execute("ROLLBACK");
  stranger.close();
}

describe("connections", () => {
  it("answer for every pragma: WAL, synchronous FULL, foreign keys, readers that cannot write", () => {
    const { writer, reader } = client.connections;
    const asked = (connection: LocalConnection, name: string) =>
      connection.execute(`PRAGMA ${name}`).rows[0]?.[0];
    for (const [role, connection] of [
      ["writer", writer],
      ["reader", reader],
    ] as const) {
      for (const [name, wanted] of Object.entries(PRAGMAS[role])) {
        expect([role, name, asked(connection, name)]).toEqual([role, name, wanted]);
      }
      expect(asked(connection, "journal_mode")).toBe("wal");
      expect(asked(connection, "synchronous")).toBe(2);
      expect(asked(connection, "foreign_keys")).toBe(1);
    }
    expect(asked(writer, "secure_delete")).toBe(1);
    expect(asked(reader, "query_only")).toBe(1);
    expect(asked(reader, "wal_autocheckpoint")).toBe(0);
  });

  it("wait for the disk in every transaction but one that need not, also when opened anew", async () => {
    const asked = () => client.connections.writer.execute("PRAGMA synchronous").rows[0]?.[0];
    const inOne = async (durable: boolean) => {
      const transaction = await client.transaction("write", { durable });
      const answer = asked();
      await transaction.commit();
      return answer;
    };
    expect(await inOne(false)).toBe(1);
    expect(await inOne(true)).toBe(2);
    await failToBegin();
    expect(asked()).toBe(2);
    expect(await inOne(false)).toBe(1);
  });

  it("wait for the disk beside the main thread, which goes on meanwhile", async () => {
    const isCommittedAtOnce = async (durable: boolean) => {
      const transaction = await client.transaction("write", { durable });
      await transaction.execute({ sql: "insert into items (name) values (?)", args: [String(durable)] });
      let ended = false;
      const committed = transaction.commit().then(() => {
        ended = true;
      });
      // What only waits for promises is through by now; what a thread does is told in another turn.
      for (let turn = 0; turn < 100; turn += 1) await null;
      const atOnce = ended;
      await committed;
      return atOnce;
    };
    expect(await isCommittedAtOnce(false)).toBe(true);
    expect(await isCommittedAtOnce(true)).toBe(false);
    expect((await client.execute("select count(*) as n from items")).rows[0]?.n).toBe(2);
  });

  it("refuse what fails at its commit in SQLite's words, and write on", async () => {
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

  it("keep their pragmas when the writer is opened anew after a failed BEGIN", async () => {
    const before = client.connections.writer;
    await failToBegin();
    const { writer } = client.connections;
    expect(writer).not.toBe(before);
    expect(writer.execute("PRAGMA foreign_keys").rows[0]?.[0]).toBe(1);
    await write("insert into items (name) values ('x')");
    await expect(write("insert into others (item) values (99)")).rejects.toThrow("FOREIGN KEY");
  });

  it("write again after one that could not be opened anew, as on a full disk", async () => {
    client.connections.writer.close();
    await write("insert into items (name) values ('later')");
    expect((await client.execute("select name from items")).rows).toHaveLength(1);
  });

  it("close without a word where the writer is gone", () => {
    client.connections.writer.close();
    expect(() => client.close()).not.toThrow();
  });

  it("refuse a write on the reader", async () => {
    await expect(client.execute("insert into items (name) values ('x')")).rejects.toMatchObject({
      code: "SQLITE_READONLY",
    });
  });

  it("leave one file behind that holds everything, readable by its owner alone", async () => {
    await write("insert into items (name) values ('kept')");
    client.close();
    const log = `${path}-wal`;
    expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await expect(client.execute("select 1")).rejects.toMatchObject({ code: "CLIENT_CLOSED" });
    await expect(client.transaction()).rejects.toMatchObject({ code: "CLIENT_CLOSED" });
  });
});

describe("what is deleted", () => {
  const SECRET = "a-word-that-must-go";
  const stored = () =>
    [path, `${path}-wal`].filter((file) => existsSync(file) && readFileSync(file).includes(SECRET));

  it("stands in no file any more once the log is emptied", async () => {
    await write("insert into items (name, blob) values (?, ?)", [SECRET, `${SECRET} `.repeat(2000)]);
    expect(await client.truncateLog()).toBe(true);
    expect(stored()).toEqual([path]);
    await write("delete from items");
    await client.truncateLog();
    expect(stored()).toEqual([]);
  });

  it("stays in the log while a reader looks at an older state, and nobody waits for it", async () => {
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
  it("is moved while others read, and not while a transaction is open", async () => {
    await write(
      "with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000) insert into items (blob) select randomblob(2000) from n",
    );
    const order: string[] = [];
    const moved = client.checkpoint().then(() => order.push("moved"));
    for (let turn = 0; turn < 3; turn += 1) {
      await client.execute("select count(*) from items");
      await new Promise((resolve) => setImmediate(resolve));
      order.push("read");
    }
    await moved;
    expect(order).toEqual(["read", "read", "read", "moved"]);
    const transaction = await client.transaction();
    await expect(client.checkpoint()).rejects.toMatchObject({ code: "TRANSACTION_ACTIVE" });
    await expect(client.truncateLog()).rejects.toMatchObject({ code: "TRANSACTION_ACTIVE" });
    transaction.close();
  });
});

describe("statements", () => {
  it("are prepared once for each text", async () => {
    const { reader } = client.connections;
    await client.execute({ sql: "select * from items where id = ?", args: [1] });
    const { prepared } = reader.statements;
    for (let id = 0; id < 50; id++)
      await client.execute({ sql: "select * from items where id = ?", args: [id] });
    expect(reader.statements.prepared).toBe(prepared);
  });

  it("stay within 500, and the one unused for longest leaves first", async () => {
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

  it("follow a table that got wider", async () => {
    await write("insert into items (name) values ('x')");
    expect((await client.execute("select * from items")).columns).toHaveLength(3);
    await write("alter table items add column colour text");
    expect((await client.execute("select * from items")).columns).toEqual(["id", "name", "blob", "colour"]);
  });

  it("can be used again after an error, and hold no old state", async () => {
    await write("insert into items (name) values ('no json')");
    const broken = "select json_extract(name, '$.a') from items";
    await expect(client.execute(broken)).rejects.toMatchObject({ code: "SQLITE_ERROR" });
    await write("delete from items");
    expect((await client.execute(broken)).rows).toHaveLength(0);
  });
});

describe("results", () => {
  it("are those of the stock client, row by row", async () => {
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

  it("count the rows of RETURNING and tell the last id", async () => {
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

  it("hold integers exactly or not at all", async () => {
    expect((await client.execute("select 9007199254740991 as n")).rows[0]?.n).toBe(9007199254740991);
    await expect(client.execute("select 9007199254740992 as n")).rejects.toThrow(RangeError);
  });

  it("tell the constraint that a row broke", async () => {
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

  it("that would crash the native module are turned or refused before", async () => {
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

  it("keep text behind a NUL", async () => {
    expect(await stored("a\0b")).toMatchObject({ v: "a\uFFFDb" });
  });

  it("may be named", async () => {
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

  it("stop when the database itself rolled back, instead of writing on without one", async () => {
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

  it("take a batch whole or not at all", async () => {
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
    expect(filePathOf(url)).toBe(wanted);
  });

  it("refuses what is no file", () => {
    expect(() => filePathOf("file::memory:")).toThrow("does not name a database file");
    expect(() => filePathOf("file:")).toThrow("does not name a database file");
  });
});
