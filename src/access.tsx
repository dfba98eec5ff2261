import { type ReactNode, useRef } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { text } from "#server/texts/en.ts";
import { LoadingMessage } from "./components/ui/loading-message.tsx";
import { createLazyComponent } from "./lib/lazy-component.ts";
import { useSession } from "./lib/session.ts";
import { paths } from "./paths.ts";

const Gate = createLazyComponent(() => import("./features/navigation/gate.tsx"));

/**
 * Renders a page for members only. Others are sent to the sign-in page, which returns them to this address.
 */
export function RequireMember({ children }: { children: ReactNode }) {
  const { user, isChecking } = useSession();
  const [path] = useLocation();
  const search = useSearch();
  if (isChecking) return <LoadingMessage isPage message={text.common.checkingAuthentication} />;
  if (!user)
    return <Redirect to={paths.login} replace state={{ from: search ? `${path}?${search}` : path }} />;
  return children;
}

/**
 * Like `RequireMember`, but if the session ends later, the page stays mounted, so that no data is lost. Such
 * a page must say itself that the session ended.
 */
export function RequireMemberAtMount({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const hasArrived = useRef(false);
  hasArrived.current ||= user !== null;
  return hasArrived.current ? children : <RequireMember>{children}</RequireMember>;
}

/** Like `RequireMember`, but also renders the page for guests; the page asks them to sign in. */
export function RequireMemberOrGuest({ children }: { children: ReactNode }) {
  const { isGuest } = useSession();
  return isGuest ? children : <RequireMember>{children}</RequireMember>;
}

/** Renders a page for members and guests. For other visitors it renders and loads nothing. */
export function RenderForMemberOrGuest({ children }: { children: ReactNode }) {
  const { user, isGuest } = useSession();
  return user || isGuest ? children : null;
}

/** Shows the ways to sign in where `RenderForMemberOrGuest` renders nothing. */
export function VisitorSignInGate() {
  const { user, isGuest, isChecking } = useSession();
  if (isChecking) return <LoadingMessage isPage message={text.common.checkingAuthentication} />;
  if (user || isGuest) return null;
  return <Gate />;
}
