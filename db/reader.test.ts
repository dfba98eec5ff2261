import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { gate } from "#server/test/gate.ts";
import type { Db, Tx } from "./client.ts";
import { LocalConnection } from "./local-connection.ts";
import { users } from "./schema/accounts.ts";
import {
  counters,
  createCountersTable,
  incrementCounter,
  insertCounter,
  readCounter,
  waitForNextEventLoopTurn,
} from "./test-counters.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

let test: TestDatabase;
let db: Db;

beforeEach(async () => {
  test = await createTestDatabase();
  db = test.db;
  await createCountersTable(db);
});

afterEach(() => test.close());

describe("reading", () => {
  it("sees committed rows only when a write is open", async () => {
    await insertCounter(db, "a");
    let seen: number | undefined;
    const { open: opened, opened: isOpen } = gate();
    const outside = isOpen.then(async () => {
      seen = await readCounter(db, "a");
    });
    await db.write(async (tx) => {
      await incrementCounter(tx, "a");
      opened();
      await outside;
      expect((await tx.select().from(counters))[0]?.value).toBe(1);
    });
    expect(seen).toBe(0);
    expect(await readCounter(db, "a")).toBe(1);
  });

  it("sees a consistent state in each of 200 reads when writes run in parallel", async () => {
    await insertCounter(db, "a");
    await insertCounter(db, "b");
    const both = (tx: Tx) => incrementCounter(tx, "a").then(() => incrementCounter(tx, "b"));
    const writes = Array.from({ length: 20 }, () => db.write(both));
    const reads = Array.from({ length: 200 }, async () => {
      await waitForNextEventLoopTurn();
      const rows = await db.select({ value: counters.value }).from(counters);
      expect(rows[0]?.value).toBe(rows[1]?.value);
    });
    await Promise.all([...writes, ...reads]);
    expect(await readCounter(db, "b")).toBe(20);
  });

  it("rejects changes at compile time and at run time", async () => {
    // @ts-expect-error inserting outside db.write does not compile
    expect(db.insert).toBeUndefined();
    // @ts-expect-error neither does updating
    expect(db.update).toBeUndefined();
    // @ts-expect-error nor deleting
    expect(db.delete).toBeUndefined();
    // @ts-expect-error nor a transaction that goes round the queue
    expect(db.transaction).toBeUndefined();
    // @ts-expect-error nor a common table expression that ends in one
    expect(() => db.with().insert(users)).toBeTypeOf("function");
    const forced = db.all(sql`insert into counters (name, value) values ('x', 1) returning id`);
    await expect(forced).rejects.toThrow("insert into");
    expect(await db.$count(counters)).toBe(0);
  });

  it("returns raw rows without numeric keys", async () => {
    await insertCounter(db, "a", 3);
    const rows = await db.all(sql`select name, value from counters`);
    expect(rows).toEqual([{ name: "a", value: 3 }]);
    expect(Object.keys(rows[0] as object)).toEqual(["name", "value"]);
  });
});

describe("the database", () => {
  it("passes the integrity check, or names a row whose reference is missing", async () => {
    expect(await db.integrityCheck()).toBe("ok");
    const otherProcess = new LocalConnection(test.path, "writer");
    otherProcess.execute("create table parents (id integer primary key)");
    otherProcess.execute(
      "create table children (id integer primary key, parent integer references parents(id))",
    );
    otherProcess.execute("PRAGMA foreign_keys = OFF");
    otherProcess.execute("insert into children (parent) values (9)");
    otherProcess.close();
    expect(await db.integrityCheck()).toBe("row 1 of children refers to a missing row of parents");
  });

  it("finishes queued writes and refuses later ones when it is closed", async () => {
    const other = await createTestDatabase();
    let ended = 0;
    const writes = [1, 2, 3].map(() => other.db.write(async () => ended++));
    const closing = other.db.close();
    await expect(other.db.write(async () => 0)).rejects.toThrow("The database is closed");
    await closing;
    expect(ended).toBe(3);
    await Promise.all(writes);
    await expect(other.db.$count(users)).rejects.toThrow();
    await other.close();
  });

  it("writes a complete copy of itself when it is open", async () => {
    await insertCounter(db, "a", 4);
    await db.copyTo(`${test.path}.copy`);
    const copy = new LocalConnection(`${test.path}.copy`, "reader");
    expect(copy.execute("SELECT value FROM counters").rows[0]?.value).toBe(4);
    copy.close();
  });
});
