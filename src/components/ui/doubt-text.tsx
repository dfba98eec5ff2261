import { TriangleAlert } from "lucide-react";

/** A note that says why the member should check a value. */
export function DoubtText({ children }: { children: string }) {
  return (
    <span className="flex gap-1.5 text-amber text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </span>
  );
}
