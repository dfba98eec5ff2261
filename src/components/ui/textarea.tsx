import type { ComponentProps } from "react";
import { cn } from "../../lib/class-names.ts";
import { controlClasses } from "./control-classes.ts";

/** A multi-line text field. It grows with its text in browsers that support `field-sizing`. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      dir="auto"
      rows={rows}
      className={cn(
        controlClasses,
        "field-sizing-content min-h-24 resize-y py-2.5 leading-relaxed",
        className,
      )}
      {...rest}
    />
  );
}
