import { type ReactNode, useRef } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { text } from "#server/texts/en.ts";
import { LoadingMessage } from "./components/ui/loading-message.tsx";
import { lazyComponent } from "./lib/lazy-component.ts";
import { useSession } from "./lib/session.ts";
import { paths } from "./paths.ts";

const Gate = lazyComponent(() => import("./features/navigation/gate.tsx"));

/** Members only; others are sent to sign in and come back to this address. */
export function RequireMember({ children }: { children: ReactNode }) {
  const { user, isChecking } = useSession();
  const [path] = useLocation();
  const search = useSearch();
  if (isChecking) return <LoadingMessage isPage message={text.common.checkingAuthentication} />;
  if (!user)
    return <Redirect to={paths.login} replace state={{ from: search ? `${path}?${search}` : path }} />;
  return children;
}

/** As `RequireMember`, but a mounted page stays when the session ends: it says so itself, and no data is lost. */
export function RequireMemberAtMount({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const hasArrived = useRef(false);
  hasArrived.current ||= user !== null;
  return hasArrived.current ? children : <RequireMember>{children}</RequireMember>;
}

/** As `RequireMember`, but a guest may stay: the page asks to sign in. */
export function RequireMemberOrGuest({ children }: { children: ReactNode }) {
  const { isGuest } = useSession();
  return isGuest ? children : <RequireMember>{children}</RequireMember>;
}

/** Members and guests; for others nothing is rendered or loaded. */
export function RenderForMemberOrGuest({ children }: { children: ReactNode }) {
  const { user, isGuest } = useSession();
  return user || isGuest ? children : null;
}

/** The ways to sign in, shown with an empty `RenderForMemberOrGuest`. */
export function VisitorSignInGate() {
  const { user, isGuest, isChecking } = useSession();
  if (isChecking) return <LoadingMessage isPage message={text.common.checkingAuthentication} />;
  if (user || isGuest) return null;
  return <Gate />;
}
