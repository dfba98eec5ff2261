import { cn } from "../../lib/class-names.ts";
import { initialsOf } from "../../lib/initials.ts";

/** In the stead of a picture of somebody. As large as its text: three times that across. */
export function Initials({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        "title grid size-[3em] shrink-0 select-none place-items-center rounded-full bg-tomato-wash text-tomato leading-none",
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
