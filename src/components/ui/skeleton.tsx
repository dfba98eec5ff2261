import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";

/** A placeholder block. It becomes visible after 200 ms, so that a short load does not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn("animate-late rounded-md bg-line opacity-60", className)} />;
}

/** Contains several blocks, and announces once that content is loading. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{text.common.loading}</span>
      {children}
    </div>
  );
}
