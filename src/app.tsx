import { QueryClientProvider } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { Route, Switch, useLocation, useRoute } from "wouter";
import { text } from "#server/texts/en.ts";
import {
  RenderForMemberOrGuest,
  RequireMember,
  RequireMemberAtMount,
  RequireMemberOrGuest,
  VisitorSignInGate,
} from "./access.tsx";
import { ErrorBoundary } from "./components/error-boundary.tsx";
import { ServerUnreachableText } from "./components/server-unreachable-text.tsx";
import { LoadingMessage } from "./components/ui/loading-message.tsx";
import { LazyTimerHost } from "./features/cooking/lazy-timer-host.tsx";
import { isPathWithoutUsageWarnings, mayHaveUsageWarning } from "./features/usage/warning-cache.ts";
import { cn } from "./lib/class-names.ts";
import { createLazyComponent } from "./lib/lazy-component.ts";
import { isMailedLinkPath } from "./lib/mailed-link.ts";
import { useSession } from "./lib/session.ts";
import { loadUserOfStoredToken } from "./lib/session-actions.ts";
import { onToastWithoutHost } from "./lib/toast.ts";
import { queryClient, serverConnection, trpc, trpcClient, useOnline } from "./lib/trpc.ts";
import { runWhenIdle } from "./lib/when-idle.ts";
import { paths, routes } from "./paths.ts";
import { type RouteEntry, routeTable } from "./routes.ts";

/** How long a page waits until it is known whether a warning bar is shown above it, in ms. */
const SHELL_TIMEOUT_MS = 1500;

const NavigationShell = createLazyComponent(() => import("./features/navigation/navigation-shell.tsx"), {
  placeholder: <TopBarPlaceholder />,
});

const UnknownPath = createLazyComponent(() => import("./pages/unknown.tsx"), {
  placeholder: <LoadingOverlay />,
});

export function App() {
  const [path] = useLocation();
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary resetKey={path} homeHref={paths.landing} isOutermost>
          <AppFrame />
        </ErrorBoundary>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

/** The frame of the app: navigation bars with one page inside. */
function AppFrame() {
  const { user, isGuest, isChecking } = useSession();
  const [path] = useLocation();
  const isInside = user !== null || isGuest;
  // Cook mode fills the screen, so it has no bars.
  const [isCooking] = useRoute(routes.recipeCook);
  const isBare = isCooking || isMailedLinkPath(path);
  const hasShell = isInside && !isBare;
  // While the session is checked, the bars' space is reserved, so that they do not shift the page.
  const reservesShell = isChecking && !isBare && path !== paths.login && path !== paths.landing;

  // If the member may have a warning bar, the page waits for it briefly, so that it does not shift the page.
  const [settledFor, setSettledFor] = useState<string | null>(null);
  const userId = user?.id ?? null;
  const settle = useCallback(() => setSettledFor(userId), [userId]);
  const isWaitingForBar =
    userId !== null &&
    hasShell &&
    settledFor !== userId &&
    !isPathWithoutUsageWarnings(path) &&
    mayHaveUsageWarning(userId);
  useEffect(() => {
    if (!isWaitingForBar) return;
    const timer = setTimeout(settle, SHELL_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isWaitingForBar, settle]);

  useEffect(() => {
    if (reservesShell) NavigationShell.preload();
  }, [reservesShell]);

  // There may be a stored token that is not checked yet, from an earlier visit or from a login in another
  // tab.
  useEffect(() => {
    if (!isInside && path !== paths.login) void loadUserOfStoredToken();
  }, [isInside, path]);

  return (
    <>
      <a
        href="#content"
        className="sr-only z-60 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {text.common.skipToContent}
      </a>
      {hasShell ? <NavigationShell onSettled={settle} /> : reservesShell ? <TopBarPlaceholder /> : null}
      <main
        id="content"
        tabIndex={-1}
        className={cn("outline-none", hasShell && !isWaitingForBar && "pb-24 md:pb-16")}
      >
        <ErrorBoundary resetKey={path} homeHref={paths.landing}>
          <PageRouteSwitch isHeld={isWaitingForBar} />
        </ErrorBoundary>
      </main>
      <OfflineBanner />
      <LazyToastHost />
      <LazyTimerHost />
    </>
  );
}

/** A loading message over the page, so that it shifts nothing. */
function LoadingOverlay() {
  return (
    <div className="fixed inset-0">
      <LoadingMessage isPage />
    </div>
  );
}

/** Reserves the height of the top bar. */
function TopBarPlaceholder() {
  return <div className="h-[calc(4rem+1px)] border-line border-b" />;
}

function PageRouteSwitch({ isHeld }: { isHeld: boolean }) {
  return (
    <Switch>
      {routeTable.map((entry) => (
        <Route key={entry.path} path={entry.path}>
          <AccessGuardedPage entry={entry} isHeld={isHeld} />
        </Route>
      ))}
      <Route>{isHeld ? <LoadingOverlay /> : <UnknownPath />}</Route>
    </Switch>
  );
}

function AccessGuardedPage({ entry, isHeld }: { entry: RouteEntry; isHeld: boolean }) {
  const { access, page: PageOfRoute, next } = entry;
  const { isChecking } = useSession();
  useEffect(() => (next ? runWhenIdle(next.preload) : undefined), [next]);
  // Preloads the page while the session is checked, because most visitors with a token are members.
  useEffect(() => {
    if (isChecking) PageOfRoute.preload();
  }, [isChecking, PageOfRoute]);
  const Gate = gates[access];
  // A page for anyone does not wait for the session, so that visitors can type in it at once.
  if (Gate === null) return <PageOfRoute />;
  if (isHeld) return <LoadingOverlay />;
  return (
    <>
      <Gate>
        <PageOfRoute />
      </Gate>
      {access === "member-or-guest" ? <VisitorSignInGate /> : null}
    </>
  );
}

const gates = {
  anyone: null,
  member: RequireMember,
  "member-on-arrival": RequireMemberAtMount,
  "member-or-prompted-guest": RequireMemberOrGuest,
  "member-or-guest": RenderForMemberOrGuest,
} as const;

/** Shown over each page while the server does not respond. Requests are retried automatically. */
function OfflineBanner() {
  const isOffline = !useOnline();

  useEffect(() => {
    addEventListener("online", serverConnection.retryNow);
    return () => removeEventListener("online", serverConnection.retryNow);
  }, []);

  return (
    <div
      role="status"
      className="away-notice pointer-events-none fixed inset-x-0 bottom-[calc(var(--bottom-bars)+2rem)] z-50 flex justify-center px-4 print:hidden"
    >
      {isOffline ? (
        <ServerUnreachableText className="rounded-full border border-line bg-surface px-5 py-2.5 shadow-lift" />
      ) : null}
    </div>
  );
}

const Toaster = createLazyComponent(() => import("./components/ui/toaster.tsx"), { isOptional: true });

/**
 * Loads the script of toasts when the page is idle. For visitors, who rarely get a toast, it is loaded with
 * the first one.
 */
function LazyToastHost() {
  const { user, isGuest } = useSession();
  const isInside = user !== null || isGuest;
  const [isWanted, setWanted] = useState(false);

  useEffect(() => (isInside ? runWhenIdle(() => setWanted(true)) : undefined), [isInside]);
  useEffect(() => onToastWithoutHost(() => setWanted(true)), []);

  return isWanted ? <Toaster /> : null;
}
