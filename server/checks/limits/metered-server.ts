import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { logins, users } from "#db/schema/index.ts";
import { createApp } from "#server/app.ts";
import { assemble } from "#server/assemble.ts";
import type { Deps } from "#server/deps.ts";
import { readEnv } from "#server/env.ts";
import { makeAccount } from "#server/features/accounts/service/make-account.ts";
import { issueTokens } from "#server/features/sessions/service/login-tokens.ts";
import type { Member } from "#server/guards/member.ts";
import { memberOf } from "#server/guards/session-reader.ts";
import { loadStaticFiles } from "#server/http/static-files.ts";
import { createTestClock } from "#server/lib/clock.ts";
import { instantScanner } from "./instant-scanner.ts";

export type MeteredServer = {
  url: string;
  deps: Deps;
  /** Creates a member of a tier, with an access token. */
  addMember(tier: "freemium" | "premium"): Promise<{ member: Member; token: string }>;
  close(): Promise<void>;
};

/** Starts a server in this process, with a clock that does not move, a scanner that answers immediately and no rate limits. */
export async function startMeteredServer(): Promise<MeteredServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "larder-limits-"));
  const parts = await assemble(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "error" }));
  const clock = createTestClock(Date.UTC(2026, 2, 10, 12));
  const deps: Deps = {
    ...parts.deps,
    clock,
    scanner: instantScanner(),
    rateLimits: { take: () => undefined },
  };
  const app = await createApp(deps, await loadStaticFiles(join(import.meta.dirname, "../client")));
  await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    deps,
    addMember: (tier) => addMember(deps, tier),
    async close() {
      await app.close();
      await parts.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function addMember(deps: Deps, tier: "freemium" | "premium") {
  const now = deps.clock.now();
  return deps.db.write(async (tx) => {
    const email = `${deps.uuid()}@larder.invalid`;
    const made = await makeAccount(tx, deps, { email, name: "A Cook", passwordHash: null, timezone: "UTC" });
    if (!made) throw new Error("The account was not stored");
    const [row = made] = await tx
      .update(users)
      .set({ tier, tierSince: tier === "premium" ? now : null })
      .where(eq(users.rowId, made.rowId))
      .returning();
    const dates = { createdAt: now, lastUsedAt: now, expiresAt: now + 1 };
    const [login] = await tx
      .insert(logins)
      .values({ id: deps.uuid(), userRowId: row.rowId, ...dates })
      .returning();
    if (!login) throw new Error("The login was not stored");
    const { accessToken } = await issueTokens(tx, login, now);
    return { member: memberOf(row, login, now), token: accessToken };
  });
}
