import type { inferRouterOutputs } from "@trpc/server";
import { useEffect } from "react";
import type { AppRouter } from "#server/router.ts";
import { createStore } from "../../lib/store.ts";
import { trpcClient } from "../../lib/trpc.ts";

export type IdentityConfig = inferRouterOutputs<AppRouter>["identities"]["config"];

/** A page waits for it no longer than this: without it there is one way in less. Milliseconds. */
const PATIENCE = 1500;

// Not among the queries: those are forgotten when somebody signs in, and this is the same for everybody.
const known = createStore<IdentityConfig | null>(null);
let asking: Promise<void> | null = null;

/** Asks, once, whether and by whom one can sign in; where no answer comes the next who asks tries again. */
function ask(): Promise<void> {
  asking ??= trpcClient.identities.config.query().then(known.set, () => {
    asking = null;
  });
  return asking;
}

/** A page's script together with what it shows beside its form, so that nothing moves when that comes. */
export async function withIdentityConfig<Script>(script: Promise<Script>): Promise<Script> {
  const patience = new Promise<void>((done) => setTimeout(done, PATIENCE));
  const [loaded] = await Promise.all([script, Promise.race([ask(), patience])]);
  return loaded;
}

/** Null while it is not known. */
export function useIdentityConfig(): IdentityConfig | null {
  useEffect(() => void ask(), []);
  return known.use();
}
