import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";

/** Attributes that connect the control with its label and note. */
type FieldControl = {
  id: string;
  "aria-describedby": string;
  "aria-invalid": boolean | undefined;
};

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  /** The error text, which replaces the hint; undefined for a valid value. */
  error?: string | undefined;
  isOptional?: boolean;
  /** Whether the label is for screen readers only. */
  hideLabel?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** A form control with its label above, and its hint or error below. */
export function Field({ label, hint, error, isOptional, hideLabel, className, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={cn("grid gap-1.5", className)}>
      <label htmlFor={id} className={cn("block font-semibold text-note text-ink", hideLabel && "sr-only")}>
        {label}
        {isOptional ? (
          <span className="ml-1.5 font-normal text-sm text-soft">({text.common.optional})</span>
        ) : null}
      </label>
      {children({ id, "aria-describedby": noteId, "aria-invalid": error ? true : undefined })}
      <div id={noteId} aria-live="polite" className={cn("text-sm", !(error || hint) && "hidden")}>
        {error ? (
          <span className="flex gap-1.5 text-tomato">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </span>
        ) : (
          <span className="text-soft">{hint}</span>
        )}
      </div>
    </div>
  );
}
