import { CircleAlert } from "lucide-react";
import { cn } from "../../lib/class-names.ts";

/** The error of a form control. It is always rendered, because live regions announce only changes. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className={cn("flex gap-1.5 text-sm text-tomato", !error && "hidden")}>
      {error ? (
        <>
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </>
      ) : null}
    </p>
  );
}
