import { cn } from "../../lib/class-names.ts";

/** A drawing of an empty plate on a striped cloth, for empty states. */
export function EmptyPlatePicture({ className }: { className?: string }) {
  // The picture is a file, because an inline SVG would enlarge the first script.
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
