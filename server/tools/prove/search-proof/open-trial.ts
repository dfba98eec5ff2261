import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import { assemble } from "#server/assemble.ts";
import type { Context, Deps } from "#server/context.ts";
import { readEnv } from "#server/env.ts";
import { createAccount } from "#server/features/accounts/service/operate-account.ts";
import { keepOutbox } from "#server/features/search-index/service/outbox.ts";
import type { Member, Viewer } from "#server/guards/member.ts";
import { memberOf } from "#server/guards/session-reader.ts";
import { createCaller } from "#server/router.ts";
import { SAMPLE_PASSWORD } from "../../trial/sample-members.ts";

type Caller = ReturnType<typeof createCaller>;

/** The parts of a server in a folder of their own, called as its transports call them. */
export type TrialServer = {
  deps: Deps;
  callerFor(viewer: Viewer): Caller;
  addMember(email: string): Promise<Member>;
  mailer: Awaited<ReturnType<typeof assemble>>["mailer"];
  close(): Promise<void>;
};

export async function openTrial(variables: Record<string, string>): Promise<TrialServer> {
  const folder = mkdtempSync(join(tmpdir(), "larder-trial-"));
  const quiet = { DATA_DIR: folder, LOG_LEVEL: "silent", SEED: "none", USAGE_LIMITS: "off" };
  const { deps, mailer, close } = await assemble(readEnv({ ...quiet, ...variables }));
  await keepOutbox(deps.db, deps.searchServer !== null);
  return {
    deps,
    mailer,
    callerFor: (viewer) => createCaller(contextOf(deps, viewer)),
    async addMember(email) {
      await createAccount(deps, { email, name: "Sample Cook", password: SAMPLE_PASSWORD });
      const [row] = await deps.db.select().from(users).where(eq(users.email, email)).limit(1);
      if (!row) throw new Error("The sample member was not stored");
      return memberOf(row, null, deps.clock.now());
    },
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function contextOf(deps: Deps, viewer: Viewer): Context {
  return {
    deps,
    bearer: null,
    readViewer: async () => viewer,
    countCall: () => undefined,
    request: {
      id: "trial",
      ip: "127.0.0.1",
      address: deps.baseUrl,
      userAgent: "trial",
      cookies: { get: () => null, set: () => undefined },
      timezone: null,
    },
  };
}
