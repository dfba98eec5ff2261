import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";

/** A placeholder block, visible after 200 ms to avoid flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn("animate-late rounded-md bg-line opacity-60", className)} />;
}

/** Around a group of blocks: announces once that content is loading. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{text.common.loading}</span>
      {children}
    </div>
  );
}
