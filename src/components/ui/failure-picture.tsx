import { cn } from "../../lib/class-names.ts";
import { EmptyPlate } from "./empty-plate.tsx";
import { UnpluggedHob } from "./unplugged-hob.tsx";

export type FailureKind = "broken" | "away" | "missing";

/** What happened, drawn: something broke, nobody answers, or there is no such thing. */
export function FailurePicture({ kind, className }: { kind: FailureKind; className?: string }) {
  const classes = cn("h-auto max-w-full rounded-card", className);
  if (kind === "away") return <UnpluggedHob className={classes} />;
  if (kind === "missing") return <EmptyPlate className={classes} />;
  // A file and no markup: the first script of every page would carry it.
  return <img src="/spilled-bowl.svg" alt="" width={400} height={260} className={classes} />;
}
