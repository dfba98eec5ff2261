import { cn } from "../../lib/class-names.ts";

/** The name of a file: a bowl that tipped over where something broke, a hob without power where nobody answers, a plate with nothing on it. */
export type FailureKind = "spilled" | "unplugged" | "empty-plate";

/** What happened, drawn. */
export function FailurePicture({ kind, className }: { kind: FailureKind; className?: string }) {
  return (
    <img
      src={`/${kind}.svg`}
      alt=""
      width={400}
      height={260}
      className={cn("h-auto max-w-full rounded-card", className)}
    />
  );
}
