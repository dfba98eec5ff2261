import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/class-names.ts";
import { controlClasses } from "./control-classes.ts";

/** A styled native select, because phones open their own picker for it. Children are `<option>` elements. */
export function NativeSelect({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={cn("relative block", className)}>
      <select className={cn(controlClasses, "h-11.5 appearance-none pr-10")} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-soft"
      />
    </span>
  );
}
