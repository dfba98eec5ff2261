import type { ComponentProps } from "react";
import { cn } from "../../lib/class-names.ts";

/** The name of a control. */
export function Label({ className, htmlFor, children, ...rest }: ComponentProps<"label">) {
  return (
    <label htmlFor={htmlFor} className={cn("block font-semibold text-note text-ink", className)} {...rest}>
      {children}
    </label>
  );
}
