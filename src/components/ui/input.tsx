import type { ComponentProps } from "react";
import { cn } from "../../lib/class-names.ts";
import { controlClasses } from "./control-classes.ts";

/**
 * A single-line text field whose direction follows its text. In a `Field`, spread the field's props onto it.
 */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input dir="auto" className={cn(controlClasses, "h-11.5", className)} {...rest} />;
}
