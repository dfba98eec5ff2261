import { beforeEach } from "vitest";
import { securityAlerts } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import type { RequestInfo } from "#server/request.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { refusalOf } from "./refusal.ts";
import { setUpHarness } from "./set-up-harness.ts";
import { createSignIn, PASSWORD, visitor } from "./sign-in.ts";

export const EMAIL = "ada@example.org";
export const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
export const CHROME =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
export const EDGE =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0";
export const HOME = { ip: "203.0.113.7", userAgent: FIREFOX };
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

type Alert = typeof securityAlerts.$inferInsert;
export type SignIn = Awaited<ReturnType<ReturnType<typeof setUpSecurityAccount>["signIn"]>>;

export const iso = (ms: number) => new Date(ms).toISOString();

/** A server for each test, with one member. Passwords are compared without hashing. */
export function setUpSecurityAccount() {
  const harness = setUpHarness();
  const member = {} as Member;
  beforeEach(async () => {
    harness.override({ passwords: quickPasswords() });
    Object.assign(member, await createSignIn(harness, { email: EMAIL, name: "Ada" }));
  });
  const logIn = (request: Partial<RequestInfo>, password: string) =>
    visitor(harness, { ...HOME, ...request }).sessions.login({ email: EMAIL, password });
  return {
    harness,
    member,
    security: (who = member) => harness.callerFor(who).security,
    /** Signs the member in, at home unless `request` says otherwise. */
    async signIn(request: Partial<RequestInfo> = {}, password = PASSWORD) {
      const tokens = await logIn(request, password);
      return { ...tokens, caller: harness.callerWith(tokens.accessToken, { ...HOME, ...request }) };
    },
    /** Tries a wrong password this many times. */
    async fail(times: number, request: Partial<RequestInfo> = {}) {
      for (let turn = 0; turn < times; turn += 1) await refusalOf(logIn(request, "wrong"));
    },
    /** Stores an alert; returns its id. */
    async raise(alert: Partial<Alert> = {}, who = member): Promise<string> {
      const id = harness.deps.uuid();
      const row = { id, type: "new_device", severity: "low", createdAt: harness.clock.now() } as const;
      await harness.db.write((tx) =>
        tx.insert(securityAlerts).values({ ...row, ...alert, userRowId: who.rowId }),
      );
      return id;
    },
    storedAlerts: () => harness.db.select().from(securityAlerts).orderBy(securityAlerts.rowId),
  };
}
