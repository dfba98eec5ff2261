import type { ReactNode } from "react";

/** A horizontal line with a word in it, such as "or", between alternatives. */
export function DividerWithLabel({ children }: { children: ReactNode }) {
  return (
    <div className="my-6 flex items-center gap-4 text-sm text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {children}
    </div>
  );
}
