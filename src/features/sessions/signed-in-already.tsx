import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { paths } from "../../paths.ts";

const texts = text.sessions.already;

/** Says who is signed in, on a page for guests that a member opened. */
export function SignedInAsText({ name }: { name: string }): ReactNode {
  return (
    <>
      {texts.signedInAs} <bdi className="wrap-anywhere font-semibold text-ink">{name}</bdi>.
    </>
  );
}

type Props = {
  /** The requested path, or null for the dashboard. */
  from: string | null;
  /** Whether to load a new document instead of navigating within the app. */
  byLoading?: boolean;
};

/** Replaces the sign-in form for a signed-in member: continue, or sign in to another account. */
export function SignedInAlreadyActions({ from, byLoading = false }: Props) {
  const [isLeaving, setLeaving] = useState(false);

  async function signOut() {
    setLeaving(true);
    const { logOutStoredLogin } = await import("./log-out.ts");
    if (await logOutStoredLogin()) document.querySelector("h1")?.focus();
    setLeaving(false);
  }

  return (
    <div className="grid gap-3">
      <ContinueToPathButton from={from} byLoading={byLoading} />
      <Button size="large" aria-disabled={isLeaving} onClick={isLeaving ? undefined : () => void signOut()}>
        {texts.signOut}
      </Button>
    </div>
  );
}

/** A button that leads to the requested path. */
export function ContinueToPathButton({
  from,
  byLoading = false,
  isSmall = false,
}: Props & { isSmall?: boolean }) {
  const to = from ?? paths.dashboard;
  const label = from === null ? texts.toDashboard : texts.goOn;
  return (
    <Button asChild variant={isSmall ? "quiet" : "primary"} size={isSmall ? "small" : "large"}>
      {byLoading ? <a href={to}>{label}</a> : <Link href={to}>{label}</Link>}
    </Button>
  );
}
