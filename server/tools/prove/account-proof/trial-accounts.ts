import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDb } from "#db/client.ts";
import { assemble } from "#server/assemble.ts";
import type { Deps } from "#server/context.ts";
import { readEnv } from "#server/env.ts";
import { askOwner } from "#server/lib/process/owner-socket.ts";
import { type ServerProcess, startServer } from "../../trial/server-process.ts";

const MOST_TRIES = 40;

/** A data folder for one proof: filled first, then served, then looked into. */
export type Trial = {
  fill(work: (deps: Deps) => Promise<void>): Promise<void>;
  serve(env?: Record<string, string>): Promise<ServerProcess>;
  /** Does an operator's verb in the running server. */
  operate(verb: string, ...words: string[]): Promise<void>;
  /** The token at the end of a mailed link, once the mail is there; `page` is the first part of its path. */
  mailedToken(page: string): Promise<string>;
  /** Rows of the database; beside a running server one statement that is soon done. */
  rows<Row>(statement: string): Promise<Row[]>;
  /** One statement that changes rows, soon done; tried for a second where the server is writing. */
  change(statement: string): Promise<void>;
  remove(): void;
};

export function createTrial(): Trial {
  const dataDir = mkdtempSync(join(tmpdir(), "larder-trial-"));
  return {
    async fill(work) {
      const parts = await assemble(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "error" }));
      await work(parts.deps);
      await parts.close();
    },
    serve: (env = {}) => startServer(dataDir, { SEED: "none", ...env }),
    async operate(verb, ...words) {
      await askOwner(dataDir, verb, { words, options: {} });
    },
    async mailedToken(page) {
      for (let tries = 0; tries < 400; tries += 1) {
        const token = linkIn(join(dataDir, "outbox"), page);
        if (token) return token;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`No mail with a link to ${page} came`);
    },
    async rows<Row>(statement: string) {
      const db = await openDb(`file:${join(dataDir, "larder.db")}`);
      const found = await db.all<Row>(statement);
      await db.close();
      return found;
    },
    async change(statement) {
      for (let tries = 0; ; tries += 1) {
        const db = await openDb(`file:${join(dataDir, "larder.db")}`);
        try {
          await db.write((tx) => tx.run(sql.raw(statement)));
          return;
        } catch (error) {
          // The server, which is at work on the same file, may be writing.
          if (tries === MOST_TRIES || !isLocked(error)) throw error;
          await new Promise((resolve) => setTimeout(resolve, 25));
        } finally {
          await db.close();
        }
      }
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

const isLocked = (error: unknown) =>
  /locked|busy/iu.test(`${error} ${error instanceof Error ? error.cause : ""}`);

/** Long lines of a mail are folded. */
function linkIn(folder: string, page: string): string | undefined {
  const mails = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of mails) {
    const text = readFileSync(join(folder, name), "utf8").replaceAll("=\r\n", "");
    const token = new RegExp(`/${page}/([A-Za-z0-9_-]{43})`).exec(text)?.[1];
    if (token) return token;
  }
  return undefined;
}

/** An address in a network of its own, by number: what a trusted proxy names. */
export function addressIn(network: number): string {
  return `10.${Math.floor(network / 256) % 256}.${network % 256}.9`;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
