import { cn } from "../../lib/class-names.ts";

/**
 * File name of a drawing: "spilled" for a crash, "unplugged" for a missing response, "empty-plate" for a
 * refusal.
 */
export type FailureKind = "spilled" | "unplugged" | "empty-plate";

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
