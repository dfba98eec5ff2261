import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { createTestDatabase } from "#db/test-database.ts";
import { composeDeps, type Ports } from "#server/compose.ts";
import type { Context } from "#server/context.ts";
import type { Deps } from "#server/deps.ts";
import { type Env, parseEnv } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import { parseAndCompressSourceOrNull } from "#server/features/imports/service/read-source.ts";
import { runParseLinesJob } from "#server/features/recipes/service/list-reader.ts";
import { createScanHandler } from "#server/features/scans/service/scan-job.ts";
import type { RunScanJob } from "#server/features/scans/service/scanner-pool.ts";
import { setSearchOutboxEnabled } from "#server/features/search-index/service/outbox.ts";
import type { Member, Viewer } from "#server/guards/member.ts";
import { createMemberLookupByToken, toMember } from "#server/guards/session-reader.ts";
import { createTestClock, type TestClock } from "#server/lib/clock.ts";
import { NOWHERE } from "#server/lib/geo-ip.ts";
import { decodeRaw } from "#server/lib/images/decode-raw.ts";
import { createLogger } from "#server/lib/logger.ts";
import { createTextCipher } from "#server/lib/seal.ts";
import type { Cookies, RequestInfo } from "#server/request.ts";
import { createCaller } from "#server/router.ts";

export type Caller = ReturnType<typeof createCaller>;
export type MemberOptions = Partial<
  Pick<
    typeof users.$inferInsert,
    | "email"
    | "name"
    | "passwordHash"
    | "emailVerifiedAt"
    | "disabledAt"
    | "tier"
    | "tierSince"
    | "tierUntil"
    | "timezone"
    | "timezoneStated"
    | "exempt"
  >
>;

export type Harness = {
  deps: Deps;
  db: Db;
  clock: TestClock;
  /** Replaces dependencies of the running server. */
  override(changes: Partial<Deps>): void;
  /** The server's data folder, with images and other files. */
  folder: string;
  /** Stores a confirmed account, and returns it as services see it. */
  createMember(options?: MemberOptions): Promise<Member>;
  /** Changes the row of an account, and returns the account as services see it then. */
  changeMember(member: Member, options: MemberOptions): Promise<Member>;
  /** Calls procedures as a member, or as a guest if null. */
  callerFor(viewer: Viewer, request?: Partial<RequestInfo>): Caller;
  /** Calls procedures with an access token, as HTTP requests do. */
  callerWith(bearer: string, request?: Partial<RequestInfo>): Caller;
  close(): Promise<void>;
};

/**
 * A server without HTTP, with a database file and a folder of its own, and a clock that only the test moves.
 */
export async function createHarness(
  variables: Record<string, string> = {},
  overrides: Partial<Deps> = {},
): Promise<Harness> {
  const { db, close } = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), "larder-files-"));
  const clock = createTestClock(Date.UTC(2026, 2, 10, 12));
  const scanner = createLazyScanner();
  const env = parseEnv({ DATA_DIR: folder, LOG_LEVEL: "silent", ...variables });
  const deps = composeDeps(env, portsOf(env, db, clock, scanner.run), overrides);
  await setSearchOutboxEnabled(db, deps.env.MEILI_URL !== undefined);
  const readSession = createMemberLookupByToken(deps);
  let members = 0;

  async function readMember(rowId: number): Promise<Member> {
    const [row] = await db.select().from(users).where(eq(users.rowId, rowId));
    if (!row) throw new Error("There is no such account");
    return toMember(row, null, clock.now());
  }

  return {
    deps,
    db,
    clock,
    folder,
    override: (changes) => void Object.assign(deps, changes),

    async createMember(options = {}) {
      members += 1;
      const now = clock.now();
      const fields = {
        id: deps.uuid(),
        email: `member${members}@example.org`,
        name: `Member ${members}`,
        emailVerifiedAt: now,
        createdAt: now,
        ...(options.tier === "premium" && { tierSince: now }),
        ...options,
      };
      const rowId = await db.write(async (tx) => {
        const [row] = await tx.insert(users).values(fields).returning({ rowId: users.rowId });
        return row?.rowId ?? 0;
      });
      return readMember(rowId);
    },

    async changeMember(member, options) {
      await db.write((tx) => tx.update(users).set(options).where(eq(users.rowId, member.rowId)));
      return readMember(member.rowId);
    },

    callerFor: (viewer, request) => createCaller(createContext(deps, null, async () => viewer, request)),

    callerWith: (bearer, request) => {
      const read = async () => {
        const member = await readSession(bearer);
        if (!member) throw new AppError("INVALID_TOKEN");
        return member;
      };
      return createCaller(createContext(deps, bearer, read, request));
    },

    async close() {
      await scanner.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The scanner, run in this thread and created on first use, because most tests never need it. */
function createLazyScanner(): { run: RunScanJob; close(): Promise<void> } {
  let scanner: ReturnType<typeof createScanHandler> | undefined;
  return {
    run: (job, options) => {
      scanner ??= createScanHandler();
      return scanner.run(job, (step) => options?.onProgress?.(step));
    },
    close: async () => scanner?.close(),
  };
}

/** Dependencies for tests: all work in this thread, unlimited disk space, no GeoIP database. */
function portsOf(env: Env, db: Db, clock: TestClock, runScanJob: RunScanJob): Ports {
  return {
    db,
    disks: { pictures: async () => null },
    clock,
    log: createLogger({ level: env.LOG_LEVEL }),
    seal: createTextCipher(randomBytes(32)),
    geoIp: { find: () => NOWHERE },
    readSource: async (source, onFault) => parseAndCompressSourceOrNull(source, onFault),
    readLines: async (job) => runParseLinesJob(job),
    runScanJob,
    decodeRaw,
    wakeOutbox: () => undefined,
  };
}

/** The cookies of one browser, updated by each answer. */
export function createJar(): Cookies {
  const cookies = new Map<string, string>();
  return {
    get: (name) => cookies.get(name) ?? null,
    set(name, value) {
      if (value === null) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}

/** The context of one procedure call. */
export function createContext(
  deps: Deps,
  bearer: string | null,
  readViewer: () => Promise<Viewer>,
  request: Partial<RequestInfo> = {},
): Context {
  const ip = request.ip ?? "127.0.0.1";
  return {
    deps,
    bearer,
    readViewer,
    countCall: (_, rate) => deps.rateLimits.take(ip, rate),
    request: {
      id: "test",
      ip,
      address: deps.baseUrl,
      userAgent: "test",
      cookies: createJar(),
      timezone: null,
      ...request,
    },
  };
}
