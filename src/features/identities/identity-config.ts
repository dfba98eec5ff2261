import type { inferRouterOutputs } from "@trpc/server";
import { useEffect } from "react";
import type { AppRouter } from "#server/router.ts";
import { createStore } from "../../lib/store.ts";
import { trpcClient } from "../../lib/trpc.ts";

export type IdentityConfig = inferRouterOutputs<AppRouter>["identities"]["config"];

/** How long a page waits for the identity configuration, in ms; without it one way to sign in is missing. */
const PATIENCE = 1500;

// Not in the query cache, which is cleared at sign-in: this value is the same for everybody.
const known = createStore<IdentityConfig | null>(null);
let asking: Promise<void> | null = null;

/** Loads the configuration once; after an error the next caller retries. */
function ask(): Promise<void> {
  asking ??= trpcClient.identities.config.query().then(known.set, () => {
    asking = null;
  });
  return asking;
}

/** Loads a page's script together with the configuration, so that the sign-in buttons do not shift the page. */
export async function withIdentityConfig<Script>(script: Promise<Script>): Promise<Script> {
  const patience = new Promise<void>((done) => setTimeout(done, PATIENCE));
  const [loaded] = await Promise.all([script, Promise.race([ask(), patience])]);
  return loaded;
}

/** Null while unknown. */
export function useIdentityConfig(): IdentityConfig | null {
  useEffect(() => void ask(), []);
  return known.use();
}
