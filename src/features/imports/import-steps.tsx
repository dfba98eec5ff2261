import { Check } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";

/** Where one is on the way from an address to a saved recipe, from 0. */
export function ImportSteps({ current }: { current: number }) {
  return (
    <ol aria-label={text.imports.stepsLabel} className="flex gap-1.5 sm:gap-3">
      {text.imports.steps.map((step, index) => {
        const isDone = index < current;
        const isCurrent = index === current;
        return (
          <li
            key={step}
            aria-current={isCurrent ? "step" : undefined}
            className={cn(
              "flex min-w-0 grow basis-0 flex-col gap-2 border-t-3 pt-2.5 font-semibold text-sm",
              index >= 2 && "max-sm:items-end",
              isCurrent
                ? "border-tomato text-ink"
                : isDone
                  ? "border-herb text-soft"
                  : "border-line text-soft",
            )}
          >
            <span
              className={cn(
                "flex items-center gap-1.5",
                isCurrent ? "text-nowrap" : "sr-only sm:not-sr-only sm:flex",
              )}
            >
              {isDone ? <Check aria-hidden className="size-4 shrink-0 text-herb" /> : null}
              {step}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
