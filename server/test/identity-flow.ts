import { eq } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { identities } from "#db/schema/index.ts";
import type { Env } from "#server/env.ts";
import { beginIdentitySignIn } from "#server/features/identities/service/begin-identity-sign-in.ts";
import {
  createIdentityProviderOrNull,
  type IdentityProviderOptions,
} from "#server/lib/identity/identity-provider.ts";
import { createLogger } from "#server/lib/logger.ts";
import type { Cookies } from "#server/request.ts";
import { createHarness, createJar, type Harness } from "./harness.ts";
import { CLIENT_ID, CLIENT_SECRET, type Claims, startIssuer, type TestIssuer } from "./identity-issuer.ts";

/** The input that the /login page sends after the issuer's redirect. */
type SignInInput = { code?: string; credential?: string; redirectUri?: string; state?: string };
/** A sign-in in progress: the browser's cookies, the issuer's address, and the input to send on return. */
export type Flow = { jar: Cookies; url: URL; nonce: string; input: SignInInput };

/** A server whose identity provider is an issuer on loopback. */
export type IdentityServer = {
  harness: Harness;
  issuer: TestIssuer;
  redirectUri: string;
  /** The log lines since the last call. */
  takeLog(): string;
  /** Replaces the provider, whose cached description and keys of the issuer are lost. */
  renewProvider(options?: Partial<IdentityProviderOptions>): void;
  /** Goes to the issuer and returns, with new cookies or those of another browser. */
  goOut(options?: { jar?: Cookies; returnTo?: string; change?: (url: URL) => void }): Promise<Flow>;
  signIn(
    flow: Pick<Flow, "jar" | "input">,
    request?: object,
  ): ReturnType<ReturnType<Harness["callerFor"]>["identities"]["signIn"]>;
  /** Prepares a test: sets the issuer's claims, removes faults and log lines, and restores the settings. */
  reset(claims: Claims): void;
  /** Replaces settings until the next `reset`. */
  setEnv(values: Partial<Env>): void;
  identitiesOf(rowId: number): Promise<(typeof identities.$inferSelect)[]>;
  close(): Promise<void>;
};

/** Starts one server for a test file. */
export function setUpIdentityServer(env?: Record<string, string>): IdentityServer {
  const server = {} as IdentityServer;
  beforeAll(async () => {
    Object.assign(server, await startIdentityServer(env));
  });
  afterAll(() => server.close());
  return server;
}

/** `env` contains additional environment variables. */
async function startIdentityServer(env: Record<string, string> = {}): Promise<IdentityServer> {
  const issuer = await startIssuer();
  const harness = await createHarness({
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
    OIDC_ISSUER: issuer.url,
    ...env,
  });
  const { deps, clock } = harness;
  // The issuer uses the real time, so the server's clock must match it.
  clock.set(Date.now());
  harness.override({ rateLimits: { take: () => undefined } });
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  harness.override({ log: createLogger({ level: "trace", destination: { write } }) });
  const redirectUri = `${deps.baseUrl}/login`;
  const settings = deps.env;

  function renewProvider(options: Partial<IdentityProviderOptions> = {}): void {
    const { OIDC_ISSUER, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = deps.env;
    const provider = { issuer: OIDC_ISSUER, clientId, clientSecret, redirectUri, clock };
    harness.override({ identityProvider: createIdentityProviderOrNull({ ...provider, ...options }) });
  }

  return {
    harness,
    issuer,
    redirectUri,
    takeLog: () => lines.splice(0).join(""),
    renewProvider,
    async goOut({ jar = createJar(), returnTo, change } = {}) {
      const url = await beginIdentitySignIn(deps, { cookies: jar, returnTo: returnTo ?? null });
      change?.(url);
      const { code, state } = await issuer.agree(url);
      const nonce = url.searchParams.get("nonce") ?? "";
      return { jar, url, nonce, input: { code, state, redirectUri } };
    },
    signIn: ({ jar, input }, request = {}) =>
      harness.callerFor(null, { cookies: jar, ...request }).identities.signIn(input),
    reset(claims) {
      issuer.claims = claims;
      issuer.faults = {};
      issuer.idToken = undefined;
      clock.set(Date.now());
      harness.override({ env: settings });
      renewProvider();
      lines.length = 0;
    },
    setEnv: (values) => harness.override({ env: { ...deps.env, ...values } }),
    identitiesOf: (rowId) => harness.db.select().from(identities).where(eq(identities.userRowId, rowId)),
    async close() {
      await harness.close();
      await issuer.close();
    },
  };
}
