import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { paths } from "../../paths.ts";

const words = text.sessions.already;

/** The sentence of a page for strangers that a member has opened. */
export function SignedInAs({ name }: { name: string }): ReactNode {
  return (
    <>
      {words.signedInAs} <bdi className="wrap-anywhere font-semibold text-ink">{name}</bdi>.
    </>
  );
}

type Props = {
  /** The address that was asked for; null for the dashboard. */
  from: string | null;
  /** Leaves the document: see `Arrival`. */
  byLoading?: boolean;
};

/** In the place of the form: the way on, and the way to another account. */
export function SignedInAlready({ from, byLoading = false }: Props) {
  const [isLeaving, setLeaving] = useState(false);

  async function signOut() {
    setLeaving(true);
    const { leaveStored } = await import("./leave.ts");
    if (await leaveStored()) document.querySelector("h1")?.focus();
    setLeaving(false);
  }

  return (
    <div className="grid gap-3">
      <ContinueButton from={from} byLoading={byLoading} />
      <Button size="large" aria-disabled={isLeaving} onClick={isLeaving ? undefined : () => void signOut()}>
        {words.signOut}
      </Button>
    </div>
  );
}

/** To where a signed-in member wanted to go. */
export function ContinueButton({ from, byLoading = false, isSmall = false }: Props & { isSmall?: boolean }) {
  const to = from ?? paths.dashboard;
  const label = from === null ? words.toDashboard : words.goOn;
  return (
    <Button asChild variant={isSmall ? "quiet" : "primary"} size={isSmall ? "small" : "large"}>
      {byLoading ? <a href={to}>{label}</a> : <Link href={to}>{label}</Link>}
    </Button>
  );
}
