import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { Spinner } from "./spinner.tsx";

/** A spinner with a message, in the middle of what it stands for; seen only after 200 ms. */
export function Loading({
  message = text.common.loading,
  className,
}: {
  message?: string;
  className?: string;
}) {
  return (
    <div
      role="status"
      className={cn(
        "flex animate-late flex-col items-center justify-center gap-3 py-24 text-soft",
        className,
      )}
    >
      <Spinner className="size-7 text-tomato" />
      <p>{message}</p>
    </div>
  );
}
