import { cn } from "../../lib/class-names.ts";

/**
 * File name of the drawing: a tipped bowl for a crash, a hob without power for no answer, an empty plate for a refusal.
 */
export type FailureKind = "spilled" | "unplugged" | "empty-plate";

/** The drawing for a failure. */
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
