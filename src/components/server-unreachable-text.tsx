import { text } from "#server/texts/en.ts";
import { cn } from "../lib/class-names.ts";
import { offlineOrUnreachableText } from "../lib/no-answer.ts";
import { Spinner } from "./ui/spinner.tsx";

/** Says why the server cannot be reached, and that requests are retried. */
export function ServerUnreachableText({ className }: { className: string }) {
  return (
    <p className={cn("flex items-center gap-3 font-semibold text-note", className)}>
      <Spinner className="text-tomato" />
      {text.failures.away(offlineOrUnreachableText())}
    </p>
  );
}
