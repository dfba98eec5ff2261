import { cn } from "../../lib/class-names.ts";
import { getInitialsOfName } from "../../lib/initials.ts";

/** A circle with a name's initials. Its width is three times the font size. */
export function InitialsAvatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        "title grid size-[3em] shrink-0 select-none place-items-center rounded-full bg-tomato-wash text-tomato leading-none",
        className,
      )}
    >
      {getInitialsOfName(name)}
    </span>
  );
}
