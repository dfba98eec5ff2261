import { cn } from "../../lib/class-names.ts";

/** An empty plate on a striped cloth, for empty states. */
export function EmptyPlatePicture({ className }: { className?: string }) {
  // A file, because inline markup would be part of the first script.
  return (
    <img
      src="/empty-plate.svg"
      alt=""
      width={400}
      height={260}
      className={cn("h-auto max-w-full object-cover", className)}
    />
  );
}
