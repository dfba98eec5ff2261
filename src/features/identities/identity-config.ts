import type { inferRouterOutputs } from "@trpc/server";
import { useEffect } from "react";
import type { AppRouter } from "#server/router.ts";
import { createStore } from "../../lib/store.ts";
import { trpcClient } from "../../lib/trpc.ts";

export type IdentityConfig = inferRouterOutputs<AppRouter>["identities"]["config"];

/**
 * How long a page waits for the configuration, in ms. Without it the page lacks the buttons of identity
 * providers.
 */
const CONFIG_TIMEOUT_MS = 1500;

// The configuration is the same for all members, so it is not in the query cache, which is cleared at
// sign-in.
const config = createStore<IdentityConfig | null>(null);
let request: Promise<void> | null = null;

/** Loads the configuration once; after an error the next caller retries. */
function loadIdentityConfigOnce(): Promise<void> {
  request ??= trpcClient.identities.config.query().then(config.set, () => {
    request = null;
  });
  return request;
}

/**
 * Resolves to a page's script once the configuration is loaded too, so that sign-in buttons do not shift the
 * page.
 */
export async function loadScriptAndIdentityConfig<Script>(script: Promise<Script>): Promise<Script> {
  const timeout = new Promise<void>((done) => setTimeout(done, CONFIG_TIMEOUT_MS));
  const [loaded] = await Promise.all([script, Promise.race([loadIdentityConfigOnce(), timeout])]);
  return loaded;
}

/** The configured identity provider; null while unknown. */
export function useIdentityConfigOrNull(): IdentityConfig | null {
  useEffect(() => void loadIdentityConfigOnce(), []);
  return config.use();
}
