import { cn } from "../../lib/class-names.ts";

/** An empty plate on a striped cloth, with a fork and a knife: where nothing has been cooked yet. */
export function EmptyPlate({ className }: { className?: string }) {
  // A file and no markup: the first script of every page would carry it.
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
