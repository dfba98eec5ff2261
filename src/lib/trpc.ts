import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { navigate } from "wouter/use-browser-location";
import type { AppRouter } from "#server/router.ts";
import { createTokenRefreshLink } from "./create-token-refresh-link.ts";
import { createUsageLimitLink } from "./create-usage-limit-link.ts";
import { readErrorAnswer } from "./error-answer.ts";
import { isDocumentUnloading } from "./leaving.ts";
import { reportUsageLimit } from "./limit-events.ts";
import { isMailedLinkPath } from "./mailed-link.ts";
import { createServerConnectionMonitor } from "./server-connection.ts";
import { session } from "./session.ts";
import { fetchWithLongTimeout, fetchWithShortTimeout, fetchWithTimeout } from "./timed-fetch.ts";
import { createSessionTokenRefresher } from "./token-refresher.ts";

const url = "/trpc";
const loginPath = "/login";
/** Pages without a session besides those of mailed links. The scanner reports an ended session itself. */
const PAGES_WITHOUT_SESSION = /^\/(register|resend-verification|forgot-password|recipes\/scan)(\/|$)/;

/** Procedures whose requests contain photos or complete pages. */
const LARGE_CALLS = new Set(["imports.extract", "scans.process", "scans.assessQuality", "scans.save"]);

/** Larder's procedures as React hooks, for example `trpc.recipes.get.useQuery({ id })`. */
export const trpc = createTRPCReact<AppRouter>();

function createRequestHeaders(): Record<string, string> {
  const bearer = session.bearer();
  return {
    "X-Timezone": Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC",
    ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
  };
}

/** The client for requests that must not cause a refresh: those that start, check or end a session. */
export const sessionClient = createTRPCClient<AppRouter>({
  links: [httpLink({ url, headers: createRequestHeaders, fetch: fetchWithTimeout })],
});

/** The refresh sends no access token, because the server would refuse an expired one. */
const refreshClient = createTRPCClient<AppRouter>({
  links: [httpLink({ url, fetch: fetchWithShortTimeout })],
});

export const tokenRefresher = createSessionTokenRefresher({
  session,
  requestTokens: (refreshToken) => refreshClient.sessions.refresh.mutate({ refreshToken }),
  isOnLogin: () => location.pathname === loginPath,
  goToLogin(email, reason) {
    if (isMailedLinkPath(location.pathname) || PAGES_WITHOUT_SESSION.test(location.pathname)) return;
    const from = location.pathname + location.search;
    navigate(loginPath, { replace: true, state: { from, isEnded: true, reason, email } });
  },
  onNoAnswer: () => {
    console.warn("The session could not be refreshed for now: it is kept.");
    serverConnection.fail();
  },
});

export const trpcClient = trpc.createClient({
  links: [
    createUsageLimitLink<AppRouter>(reportUsageLimit),
    createTokenRefreshLink<AppRouter>({
      bearer: session.bearer,
      endIfDisabled: tokenRefresher.endIfDisabled,
      refresh: async (used) => (await tokenRefresher.refresh(used)) === "refreshed",
    }),
    // Mutations are not batched, because they must not wait for other requests or fail with them.
    splitLink({
      condition: ({ type }) => type === "query",
      true: httpBatchLink({ url, maxItems: 10, headers: createRequestHeaders, fetch: fetchWithTimeout }),
      false: splitLink({
        condition: ({ path }) => LARGE_CALLS.has(path),
        true: httpLink({ url, headers: createRequestHeaders, fetch: fetchWithLongTimeout }),
        false: httpLink({ url, headers: createRequestHeaders, fetch: fetchWithTimeout }),
      }),
    }),
  ],
});

export const serverConnection = createServerConnectionMonitor({
  // The health check works without tRPC and without a token.
  ask: () =>
    fetch("/api/health/ready", { cache: "no-store", signal: AbortSignal.timeout(10_000) }).then(
      (response) => response.ok,
      () => false,
    ),
  schedule: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
});

/** False while the server cannot be reached. A banner says so, so sections of pages do not repeat it. */
export const { useOnline } = serverConnection;

/** Reports an error without a response of the server: a network error, or the response of a proxy. */
function reportIfServerGaveNoAnswer(error: unknown): void {
  if (readErrorAnswer(error).status === 0 && !isDocumentUnloading()) serverConnection.fail();
}

/**
 * Requests are sent even if the browser believes to be offline, because a server in the local network is
 * reachable without the internet.
 */
const networkMode = "always";

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportIfServerGaveNoAnswer }),
  mutationCache: new MutationCache({ onError: reportIfServerGaveNoAnswer }),
  defaultOptions: {
    mutations: { networkMode },
    queries: {
      networkMode,
      refetchOnReconnect: true,
      staleTime: 30_000,
      gcTime: 15 * 60_000,
      // Retries once without a response or after a server error, but never after a refusal.
      retry: (failures, error) => {
        const { status } = readErrorAnswer(error);
        return failures < 1 && (status === 0 || status >= 500);
      },
    },
  },
});

// Refetches the queries that failed while the server could not be reached.
serverConnection.onReconnect(() => {
  void queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
});

// Clears the cache when the member changes, because the next member must not see the data.
let identity = currentUserIdOrRole();
session.subscribe(() => {
  const now = currentUserIdOrRole();
  if (now === identity) return;
  identity = now;
  queryClient.clear();
});

function currentUserIdOrRole(): string {
  const { user, isGuest } = session.get();
  return user ? user.id : isGuest ? "guest" : "nobody";
}
