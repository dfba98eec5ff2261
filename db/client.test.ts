import { statSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { gate } from "#server/test/gate.ts";
import type { Db, Tx } from "./client.ts";
import { LocalConnection } from "./local-connection.ts";
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

describe("db.truncateLog", () => {
  it("runs between the queued writes when it is called among them", async () => {
    await insertCounter(db, "a");
    const writes = Array.from({ length: 20 }, () => db.write((tx) => incrementCounter(tx, "a")));
    expect(await db.truncateLog()).toBe(true);
    expect(statSync(`${test.path}-wal`).size).toBe(0);
    await Promise.all(writes);
    expect(await readCounter(db, "a")).toBe(20);
    await expect(db.write(() => db.truncateLog())).rejects.toThrow("inside db.write");
  });
});

describe("the write-ahead log", () => {
  it("stays small when many writes are made", async () => {
    await insertCounter(db, "a");
    const write = (times: number) =>
      Promise.all(
        Array.from({ length: times }, () => db.write((tx) => incrementCounter(tx, "a"), { durable: false })),
      );
    await write(1024);
    const { size } = statSync(`${test.path}-wal`);
    await write(2048);
    expect(statSync(`${test.path}-wal`).size).toBeLessThan(size * 1.2);
    expect(await readCounter(db, "a")).toBe(3072);
    expect(await db.integrityCheck()).toBe("ok");
  });
});

describe("db.write", () => {
  it("isolates 200 concurrent read-modify-writes and rolls back only those that throw", async () => {
    await insertCounter(db, "a");
    const writes = Array.from({ length: 200 }, (_, index) =>
      db.write(async (tx) => {
        await incrementCounter(tx, "a");
        if (index % 10 === 0) throw new Error("on purpose");
      }),
    );
    const results = await Promise.allSettled(writes);
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(20);
    expect(await readCounter(db, "a")).toBe(180);
  });

  it("runs writes in their order and returns the callback's result", async () => {
    const order: number[] = [];
    const writes = [1, 2, 3, 4].map((number) => db.write(async () => order.push(number)));
    expect(await Promise.all(writes)).toEqual([1, 2, 3, 4]);
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it("yields to the event loop between queued writes", async () => {
    await insertCounter(db, "a");
    let turns = 0;
    let done = false;
    const count = () => {
      turns++;
      if (!done) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(Array.from({ length: 20 }, () => db.write((tx) => incrementCounter(tx, "a"))));
    done = true;
    expect(turns).toBeGreaterThan(15);
  });

  it("throws and continues with the queue when a write is nested in a write", async () => {
    const nested = db.write(async () => {
      await db.write(async () => "inner");
    });
    await expect(nested).rejects.toThrow("db.write was called inside db.write");
    expect(await db.write(async () => "next")).toBe("next");
  });

  it("rolls back to the savepoint when a nested transaction fails", async () => {
    await db.write(async (tx) => {
      await tx.insert(counters).values({ name: "outer", value: 1 });
      const inner = tx.transaction(async (nested) => {
        await nested.insert(counters).values({ name: "inner", value: 1 });
        throw new Error("only the inner one");
      });
      await expect(inner).rejects.toThrow("only the inner one");
    });
    expect(await db.select({ name: counters.name }).from(counters)).toEqual([{ name: "outer" }]);
  });

  it("commits the rest when a callback handles a UNIQUE violation", async () => {
    await insertCounter(db, "taken");
    await db.write(async (tx) => {
      const violation = await tx
        .insert(counters)
        .values({ name: "taken", value: 2 })
        .catch((error: unknown) => error);
      expect(violation).toMatchObject({ cause: { extendedCode: "SQLITE_CONSTRAINT_UNIQUE" } });
      await tx.insert(counters).values({ name: "free", value: 3 });
    });
    expect(await readCounter(db, "taken")).toBe(0);
    expect(await readCounter(db, "free")).toBe(3);
  });

  it("leaves bound values out of the error when a write fails", async () => {
    await insertCounter(db, "secret-value");
    const error = await insertCounter(db, "secret-value").catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    const { message, stack } = error as Error;
    expect(message).toContain("insert into");
    expect(`${message}${stack}${JSON.stringify(error)}`).not.toContain("secret-value");
  });

  it("reads its own rows with every kind of drizzle query", async () => {
    await db.write(async (tx) => {
      await tx.insert(counters).values({ name: "new", value: 7 });
      const inner = tx.$with("inner_rows").as(tx.select().from(counters));
      expect(await tx.with(inner).select().from(inner)).toHaveLength(1);
      expect(await tx.$count(counters)).toBe(1);
      expect(await tx.all(sql`select name from counters`)).toEqual([{ name: "new" }]);
      expect(await tx.values(sql`select value from counters`)).toHaveLength(1);
      expect(await tx.select().from(counters).prepare().all()).toHaveLength(1);
      expect(await tx.query.users.findFirst()).toBeUndefined();
      const [changed] = await tx.update(counters).set({ value: 8 }).returning();
      expect(changed?.value).toBe(8);
      const result = await tx.update(counters).set({ value: 9 });
      expect(result.rowsAffected).toBe(1);
      expect(await Promise.all([tx.$count(counters), tx.$count(counters)])).toEqual([1, 1]);
    });
    expect(await readCounter(db, "new")).toBe(9);
  });

  it("refuses a tx when its write has ended", async () => {
    let endedTx: Tx | undefined;
    await db.write(async (tx) => {
      endedTx = tx;
    });
    const late = await endedTx!
      .insert(counters)
      .values({ name: "late", value: 1 })
      .catch((error: unknown) => error);
    expect(String((late as Error).cause)).toContain("a write that has ended");
    expect(await readCounter(db, "late")).toBeUndefined();
  });

  it("refuses slow work inside a write in development when the callback swallows the error", async () => {
    const slow = db.write(async (tx) => {
      await tx.insert(counters).values({ name: "slow", value: 1 });
      await waitForNextEventLoopTurn();
      await tx
        .insert(counters)
        .values({ name: "after", value: 1 })
        .catch(() => null);
    });
    await expect(slow).rejects.toThrow(/Slow work inside db\.write: after "insert into "counters"/);
    expect(await db.$count(counters)).toBe(0);
  });

  it("names the caller when a write is slow", async () => {
    const error = await db.write(async () => waitForNextEventLoopTurn()).catch((caught: unknown) => caught);
    expect(((error as Error).cause as Error).stack).toContain("client.test.ts");
  });

  it("allows slow work when development is off", async () => {
    const production = await createTestDatabase({ development: false });
    await production.db.write(async (tx) => {
      await waitForNextEventLoopTurn();
      await tx.run(sql`create table done (id integer)`);
    });
    expect(await production.db.all(sql`select * from done`)).toEqual([]);
    await production.close();
  });

  it("rolls back and continues with the queue when a write never ends", async () => {
    const shortDeadline = await createTestDatabase({ development: false, writeDeadlineMs: 20 });
    const hanging = shortDeadline.db.write(async (tx) => {
      await tx.run(sql`create table half (id integer)`);
      await new Promise(() => {});
    });
    await expect(hanging).rejects.toThrow("did not end within 20 ms");
    expect(
      await shortDeadline.db.write(async (tx) =>
        tx.all(sql`select name from sqlite_master where name = 'half'`),
      ),
    ).toEqual([]);
    await shortDeadline.close();
  });

  it("refuses a read with db inside a write in development", async () => {
    const past = db.write(async () => {
      await db
        .select()
        .from(counters)
        .catch(() => null);
    });
    await expect(past).rejects.toThrow("use tx instead of db");
    expect(await db.select().from(counters)).toEqual([]);
  });

  it("allows a read and a write that run after the write that started them", async () => {
    const { open: release, opened: released } = gate();
    let later: Promise<number> | undefined;
    await db.write(async () => {
      later = released
        .then(() => insertCounter(db, "later", 5))
        .then(async () => (await readCounter(db, "later"))!);
    });
    release();
    expect(await later).toBe(5);
  });

  it("commits the next write when a lock of another process made one fail", async () => {
    await insertCounter(db, "a");
    const otherProcess = new LocalConnection(test.path, "writer");
    otherProcess.execute("BEGIN IMMEDIATE");
    await expect(db.write((tx) => incrementCounter(tx, "a"))).rejects.toThrow(/locked/);
    otherProcess.execute("ROLLBACK");
    await db.write((tx) => incrementCounter(tx, "a"));
    expect(otherProcess.execute("SELECT value FROM counters").rows[0]?.value).toBe(1);
    otherProcess.close();
  });
});
