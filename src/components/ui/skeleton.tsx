import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";

/** A block with the shape of what comes. Only after 200 ms, so that a fast answer never flickers. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn("animate-late rounded-md bg-line opacity-60", className)} />;
}

/** Around a group of blocks: says once to screen readers that something is on its way. */
export function Skeletons({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{text.common.loading}</span>
      {children}
    </div>
  );
}
