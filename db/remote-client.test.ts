import { pathToFileURL } from "node:url";
import {
  type Client,
  createClient,
  type InStatement,
  type Transaction,
  type TransactionMode,
} from "@libsql/client";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setUpFolder } from "#server/test/temp-folder.ts";
import { type Db, wrapClientAsDb } from "./client.ts";
import { createTestDatabase } from "./test-database.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Delays every statement of a transaction by a turn of the event loop, as a network would. */
function slowed(client: Client): Client {
  const transactionOf = client.transaction as (mode: TransactionMode) => Promise<Transaction>;
  const begin = (mode: TransactionMode) => transactionOf.call(client, mode);
  client.transaction = async (mode?: TransactionMode) => {
    await turn();
    return slowedTransaction(await begin(mode ?? "write"));
  };
  return client;
}

function slowedTransaction(transaction: Transaction): Transaction {
  const execute = transaction.execute.bind(transaction);
  transaction.execute = async (statement: InStatement) => {
    await turn();
    await turn();
    return execute(statement);
  };
  return transaction;
}

const inFolder = setUpFolder();
let db: Db;

beforeEach(async () => {
  const template = await createTestDatabase();
  await template.db.write(async (tx) => {
    await tx.run(sql`create table counters (value integer not null)`);
    await tx.run(sql`insert into counters values (0)`);
  });
  const path = inFolder("a.db");
  await template.db.copyTo(path);
  await template.close();
  db = wrapClientAsDb(slowed(createClient({ url: pathToFileURL(path).href })), null, { development: true });
});

afterEach(async () => {
  await db.close();
});

async function increment(): Promise<void> {
  await db.write(async (tx) => {
    const row = await tx.get<{ value: number }>(sql`select value from counters`);
    await tx.run(sql`update counters set value = ${row.value + 1}`);
  });
}

describe("a database behind the stock client", () => {
  it("serializes concurrent writes when their statements are slow", async () => {
    await Promise.all(Array.from({ length: 30 }, increment));
    expect(await db.get(sql`select value from counters`)).toEqual({ value: 30 });
  });

  it("refuses slow work between the statements", async () => {
    const slow = db.write(async (tx) => {
      await tx.run(sql`update counters set value = 9`);
      await turn();
      await turn();
    });
    await expect(slow).rejects.toThrow('after "update counters');
    expect(await db.get(sql`select value from counters`)).toEqual({ value: 0 });
  });

  it("throws when it is copied", async () => {
    await expect(db.copyTo(inFolder("copy.db"))).rejects.toThrow("copied where it is hosted");
    expect(await db.integrityCheck()).toBe("ok");
  });
});
