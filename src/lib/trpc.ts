import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { navigate } from "wouter/use-browser-location";
import type { AppRouter } from "#server/router.ts";
import { readErrorAnswer } from "./error-answer.ts";
import { isLeaving } from "./leaving.ts";
import { limitLink } from "./limit-link.ts";
import { limitMet } from "./limit-met.ts";
import { isMailedLink } from "./mailed-link.ts";
import { createServerReach } from "./server-reach.ts";
import { session } from "./session.ts";
import { fetchBriefly, fetchPatiently, fetchWithTimeout } from "./timed-fetch.ts";
import { tokenRefreshLink } from "./token-refresh-link.ts";
import { createTokenRefresher } from "./token-refresher.ts";

const url = "/trpc";
const loginPath = "/login";
/** Pages for people without a session, besides mailed links, and the scanner, which tells by itself that a session has ended. */
const pagesThatStay = /^\/(register|resend-verification|forgot-password|recipes\/scan)(\/|$)/;

/** They carry photos and whole pages. */
const largeCalls = new Set(["imports.extract", "scans.process", "scans.assessQuality", "scans.save"]);

/** Larder's procedures as React hooks: `trpc.recipes.get.useQuery({ id })`. */
export const trpc = createTRPCReact<AppRouter>();

function headers(): Record<string, string> {
  const bearer = session.bearer();
  return {
    "X-Timezone": Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC",
    ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
  };
}

/** Calls without the refresh: those that make, renew or end a session themselves. */
export const sessionClient = createTRPCClient<AppRouter>({
  links: [httpLink({ url, headers, fetch: fetchWithTimeout })],
});

/** The refresh itself carries no token: the old one would only be refused. */
const refreshClient = createTRPCClient<AppRouter>({ links: [httpLink({ url, fetch: fetchBriefly })] });

export const tokenRefresher = createTokenRefresher({
  session,
  requestTokens: (refreshToken) => refreshClient.sessions.refresh.mutate({ refreshToken }),
  isOnLogin: () => location.pathname === loginPath,
  goToLogin(reason) {
    if (isMailedLink(location.pathname) || pagesThatStay.test(location.pathname)) return;
    const from = location.pathname + location.search;
    navigate(loginPath, { replace: true, state: { from, isEnded: true, reason } });
  },
  onNoAnswer: () => {
    console.warn("The session could not be refreshed for now: it is kept.");
    serverReach.lost();
  },
});

export const trpcClient = trpc.createClient({
  links: [
    limitLink<AppRouter>(limitMet),
    tokenRefreshLink<AppRouter>({
      bearer: session.bearer,
      shutOut: tokenRefresher.shutOut,
      refresh: async (used) => (await tokenRefresher.refresh(used)) === "refreshed",
    }),
    // What changes something waits for no other answer, and is lost with none: only queries share a request.
    splitLink({
      condition: ({ type }) => type === "query",
      true: httpBatchLink({ url, maxItems: 10, headers, fetch: fetchWithTimeout }),
      false: splitLink({
        condition: ({ path }) => largeCalls.has(path),
        true: httpLink({ url, headers, fetch: fetchPatiently }),
        false: httpLink({ url, headers, fetch: fetchWithTimeout }),
      }),
    }),
  ],
});

export const serverReach = createServerReach({
  // A check of the server's health goes by no tRPC call, and by no token.
  ask: () =>
    fetch("/api/health/ready", { cache: "no-store", signal: AbortSignal.timeout(10_000) }).then(
      (response) => response.ok,
      () => false,
    ),
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
});

/** Whether the server gives no answer: then that is said over every page, and no part of one says it again. */
export const { useAway } = serverReach;

/** No answer at all, or none of ours: a proxy speaks for a server that is away. */
function noteSilence(error: unknown): void {
  if (readErrorAnswer(error).status === 0 && !isLeaving()) serverReach.lost();
}

/**
 * A call is made whatever the browser believes of the network: a server at home is in reach without the internet, and
 * one that is not is told at once rather than waited for behind a spinner.
 */
const networkMode = "always";

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteSilence }),
  mutationCache: new MutationCache({ onError: noteSilence }),
  defaultOptions: {
    mutations: { networkMode },
    queries: {
      networkMode,
      refetchOnReconnect: true,
      staleTime: 30_000,
      gcTime: 15 * 60_000,
      // One more try where no answer came or the server stumbled; what was refused stays refused.
      retry: (failures, error) => {
        const { status } = readErrorAnswer(error);
        return failures < 1 && (status === 0 || status >= 500);
      },
    },
  },
});

// What failed while it was away is asked for again.
serverReach.onBack(() => {
  void queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
});

// Nothing one person has loaded is shown to the next.
let identity = identityNow();
session.subscribe(() => {
  const now = identityNow();
  if (now === identity) return;
  identity = now;
  queryClient.clear();
});

function identityNow(): string {
  const { user, isGuest } = session.get();
  return user ? user.id : isGuest ? "guest" : "nobody";
}
