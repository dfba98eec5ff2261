import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createClient } from "@libsql/client";
import { beforeEach, describe, expect, it } from "vitest";
import { setUpFolder } from "#server/test/temp-folder.ts";
import { LocalConnection } from "./local-connection.ts";
import { createMigrationBatch, migrateDatabase, readMigrationFiles } from "./migrate.ts";

const FIRST = `CREATE TABLE parents (id integer PRIMARY KEY, name text);
--> statement-breakpoint
CREATE TABLE children (id integer PRIMARY KEY, parent integer NOT NULL REFERENCES parents(id) ON DELETE CASCADE);`;

/** The statements that drizzle-kit writes to rebuild a table for a changed column. */
const REBUILD = `PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE __new_parents (id integer PRIMARY KEY, name text NOT NULL);
--> statement-breakpoint
INSERT INTO __new_parents("id", "name") SELECT "id", "name" FROM parents;--> statement-breakpoint
DROP TABLE parents;--> statement-breakpoint
ALTER TABLE __new_parents RENAME TO parents;--> statement-breakpoint
PRAGMA foreign_keys=ON;`;

const LOSES_A_PARENT = "DELETE FROM parents WHERE id = 1;";

const inFolder = setUpFolder();
let folder: string;
let path: string;
let backupsDir: string;

beforeEach(() => {
  folder = inFolder("migrations");
  path = inFolder("data", "larder.db");
  backupsDir = inFolder("backups");
});

function writeMigrations(texts: string[], into = folder): void {
  mkdirSync(join(into, "meta"), { recursive: true });
  const entries = texts.map((_, idx) => ({
    idx,
    tag: tagOf(idx),
    version: "6",
    when: idx,
    breakpoints: true,
  }));
  writeFileSync(
    join(into, "meta", "_journal.json"),
    JSON.stringify({ version: "7", dialect: "sqlite", entries }),
  );
  for (const [idx, text] of texts.entries()) writeFileSync(join(into, `${tagOf(idx)}.sql`), text);
}

function tagOf(idx: number): string {
  return `${String(idx).padStart(4, "0")}_step`;
}

function migrate(log?: (line: string) => void) {
  return migrateDatabase(pathToFileURL(path).href, { folder, backupsDir, log });
}

function inDatabase<T>(work: (connection: LocalConnection) => T, file = path): T {
  const connection = new LocalConnection(file, "writer");
  try {
    return work(connection);
  } finally {
    connection.close();
  }
}

function rowsOf(sql: string, file = path): Record<string, unknown>[] {
  return inDatabase((connection) => connection.execute(sql).rows.map((row) => ({ ...row })), file);
}

async function fillFirst(): Promise<void> {
  writeMigrations([FIRST]);
  await migrate();
  inDatabase((connection) => {
    connection.execute("insert into parents (id, name) values (1, 'one'), (2, 'two')");
    connection.execute("insert into children (id, parent) values (10, 1), (20, 2)");
  });
}

describe("migrateDatabase", () => {
  it("applies migrations once and makes no backup when the database is empty", async () => {
    writeMigrations([FIRST]);
    const lines: string[] = [];
    expect(await migrate((line) => lines.push(line))).toEqual({ applied: ["0000_step"], backup: null });
    expect(lines).toEqual(["Migrated the database: 0000_step."]);
    expect(await migrate()).toEqual({ applied: [], backup: null });
    expect(rowsOf("select tag from schema_migrations")).toEqual([{ tag: "0000_step" }]);
    expect(() => readdirSync(backupsDir)).toThrow();
  });

  it("leaves no overwritten data in the file when a migration changes rows", async () => {
    await fillFirst();
    const word = "a-word-that-must-go";
    inDatabase((c) => c.execute({ sql: "update parents set name = ?", args: [`${word} `.repeat(2000)] }));
    writeMigrations([FIRST, "update parents set name = 'x';"]);
    const { backup } = await migrate();
    expect(readFileSync(backup as string).includes(word)).toBe(true);
    expect(readFileSync(path).includes(word)).toBe(false);
  });

  it("keeps the children of a table when it is rebuilt", async () => {
    await fillFirst();
    writeMigrations([FIRST, REBUILD]);
    await migrate();
    expect(rowsOf("select id, parent from children")).toEqual([
      { id: 10, parent: 1 },
      { id: 20, parent: 2 },
    ]);
    expect(() => inDatabase((c) => c.execute("insert into parents (name) values (null)"))).toThrow(
      "NOT NULL",
    );
    expect(() => inDatabase((c) => c.execute("insert into children (parent) values (99)"))).toThrow(
      "FOREIGN KEY",
    );
  });

  it("rolls back all migrations when a reference would break", async () => {
    await fillFirst();
    writeMigrations([FIRST, REBUILD, LOSES_A_PARENT]);
    await expect(migrate()).rejects.toThrow("1 rows would refer to missing ones (children to parents)");
    expect(rowsOf("select tag from schema_migrations")).toEqual([{ tag: "0000_step" }]);
    expect(rowsOf("select id from parents")).toEqual([{ id: 1 }, { id: 2 }]);
    inDatabase((c) => c.execute("insert into parents (name) values (null)"));
  });

  it("rolls back, names the migration and can run again when a statement fails", async () => {
    await fillFirst();
    writeMigrations([FIRST, "CREATE TABLE more (id integer);", "CREATE TABLE more (id integer);"]);
    await expect(migrate()).rejects.toThrow(
      /Migration 0002_step failed and nothing was changed: .*already exists/,
    );
    expect(rowsOf("select name from sqlite_master where name = 'more'")).toEqual([]);
    writeMigrations([FIRST, "CREATE TABLE more (id integer);"]);
    expect((await migrate()).applied).toEqual(["0001_step"]);
  });

  it("refuses a database when it is of a newer version", async () => {
    await fillFirst();
    writeMigrations([FIRST, REBUILD]);
    await migrate();
    writeMigrations([FIRST]);
    await expect(migrate()).rejects.toThrow("it holds migration 0001_step, which is unknown here");
  });

  it("refuses a database when one of its migrations differs", async () => {
    await fillFirst();
    writeMigrations([`${FIRST}\nCREATE TABLE more (id integer);`]);
    await expect(migrate()).rejects.toThrow("its migration 0000_step differs from the one here");
    expect(rowsOf("select name from sqlite_master where name = 'more'")).toEqual([]);
  });

  it("accepts a migration when only its line ends differ", async () => {
    await fillFirst();
    writeMigrations([FIRST.replaceAll("\n", "\r\n")]);
    expect((await migrate()).applied).toEqual([]);
  });

  it("backs up a database with tables before the change and keeps the last three backups", async () => {
    await fillFirst();
    mkdirSync(backupsDir, { recursive: true });
    writeFileSync(join(backupsDir, "pre-migration-1-20200101T000000000Z.db.unfinished"), "half");
    writeFileSync(join(backupsDir, "larder-daily.db"), "not ours");
    const texts = [FIRST];
    const copies: (string | null)[] = [];
    for (const name of ["a", "b", "c", "d"]) {
      texts.push(`CREATE TABLE ${name} (id integer);`);
      writeMigrations(texts);
      copies.push((await migrate()).backup);
    }
    const files = readdirSync(backupsDir).map((name) => join(backupsDir, name));
    expect(files.sort()).toEqual(
      [...copies.slice(1), join(backupsDir, "larder-daily.db")].map(String).sort(),
    );
    const last = String(copies[3]);
    expect(last).toContain("pre-migration-4-");
    expect(rowsOf("select count(*) as n from children", last)).toEqual([{ n: 2 }]);
    expect(rowsOf("select name from sqlite_master where name in ('c', 'd')", last)).toEqual([{ name: "c" }]);
  });

  it("changes nothing when the folder lacks a file of its journal", async () => {
    writeMigrations([FIRST, REBUILD]);
    rmSync(join(folder, "0001_step.sql"));
    await expect(migrate()).rejects.toThrow("0001_step.sql");
    expect(rowsOf("select name from sqlite_master")).toEqual([]);
  });

  it("leaves an empty write-ahead log, so that the file can be copied on its own", async () => {
    await fillFirst();
    writeMigrations([FIRST, REBUILD]);
    await migrate();
    writeFileSync(inFolder("alone.db"), readFileSync(path));
    expect(rowsOf("select count(*) as n from schema_migrations", inFolder("alone.db"))).toEqual([{ n: 2 }]);
  });
});

describe("the batch for a server", () => {
  async function migrateAsBatch(from: number): Promise<void> {
    const client = createClient({ url: pathToFileURL(path).href });
    try {
      await client.migrate(createMigrationBatch(readMigrationFiles(folder).slice(from)));
    } finally {
      client.close();
    }
  }

  it("applies migrations and records them", async () => {
    await fillFirst();
    writeMigrations([FIRST, REBUILD]);
    await migrateAsBatch(1);
    expect(rowsOf("select tag from schema_migrations")).toEqual([{ tag: "0000_step" }, { tag: "0001_step" }]);
    expect(rowsOf("select count(*) as n from children")).toEqual([{ n: 2 }]);
  });

  it("changes nothing when a reference would break", async () => {
    await fillFirst();
    writeMigrations([FIRST, REBUILD, LOSES_A_PARENT]);
    await expect(migrateAsBatch(1)).rejects.toThrow("integer overflow");
    expect(rowsOf("select tag from schema_migrations")).toEqual([{ tag: "0000_step" }]);
    expect(rowsOf("select id from parents")).toEqual([{ id: 1 }, { id: 2 }]);
  });
});

describe("the project's own migrations", () => {
  it("build a database that passes the integrity check", async () => {
    const own = join(import.meta.dirname, "migrations");
    await migrateDatabase(pathToFileURL(path).href, { folder: own, backupsDir });
    expect(rowsOf("pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
    expect(rowsOf("pragma foreign_key_check")).toEqual([]);
  });

  it("remove user and password from stored addresses", async () => {
    const own = join(import.meta.dirname, "migrations");
    const journal = JSON.parse(readFileSync(join(own, "meta", "_journal.json"), "utf8"));
    journal.entries = journal.entries.filter(({ tag }: { tag: string }) => tag < "0016");
    cpSync(own, folder, { recursive: true });
    writeFileSync(join(folder, "meta", "_journal.json"), JSON.stringify(journal));
    await migrate();

    const addresses = [
      ["https://cook:pass@soup.example/onion?by=a@b#c@d", "https://soup.example/onion?by=a@b#c@d"],
      ["http://p@ss:w@rd@soup.example", "http://soup.example"],
      ["https://soup.example/onion@home", "https://soup.example/onion@home"],
      ["https://soup.example?to=a@b", "https://soup.example?to=a@b"],
      ["HTTPS://cook@soup.example\\@x", "HTTPS://soup.example\\@x"],
      ["Grandmother, https://x:y@z", "Grandmother, https://x:y@z"],
      ["mailto:cook@soup.example", "mailto:cook@soup.example"],
    ] as const;
    const connection = new LocalConnection(path, "writer");
    const add = (sql: string, ...args: (string | number)[]) => connection.execute({ sql, args });
    add("insert into users (id, email, name, created_at) values ('u', 'e', 'n', 1)");
    for (const [index, [address]] of addresses.entries()) {
      add(
        "insert into import_records (id, user_row_id, url, status, created_at, updated_at) values (?, 1, ?, 'completed', 1, 1)",
        `i${index}`,
        address,
      );
      add(
        "insert into recipes (id, owner_row_id, title, title_sort, source_url, created_at, updated_at) values (?, 1, 'Soup', 'soup', ?, 1, 1)",
        `r${index}`,
        address,
      );
      add(
        "insert into kept_pages (record_row_id, kind, url, body, created_at) values (?, 'page', ?, 'x', 1)",
        index + 1,
        address,
      );
    }
    // Two open imports of the same page, of which only one may have the address.
    for (const [id, address] of [
      ["o1", "https://stew.example/"],
      ["o2", "https://me:pw@stew.example/"],
    ] as const)
      add(
        "insert into import_records (id, user_row_id, url, status, created_at, updated_at) values (?, 1, ?, 'pending', 1, 1)",
        id,
        address,
      );
    connection.close();

    await migrateDatabase(pathToFileURL(path).href, { folder: own, backupsDir });
    const cleaned = addresses.map(([, url]) => ({ url }));
    expect(rowsOf("select url from import_records where status = 'completed' order by row_id")).toEqual(
      cleaned,
    );
    expect(rowsOf("select source_url as url from recipes order by row_id")).toEqual(cleaned);
    expect(rowsOf("select url from kept_pages order by row_id")).toEqual(cleaned);
    expect(rowsOf("select url from import_records where status = 'pending' order by row_id")).toEqual([
      { url: "https://stew.example/" },
      { url: null },
    ]);
  });
});
