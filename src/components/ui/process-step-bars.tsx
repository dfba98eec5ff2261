import { Check, CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { cn } from "../../lib/class-names.ts";
import { dismissStepToasts } from "../../lib/toast.ts";
import "./process-step-bars.css";

type Props = {
  label: string;
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
  /** Says why the current step failed. */
  failure?: string | null;
  /** If given, the steps are a compact list. On phones it shows only the current step, after this text. */
  positionText?: (step: number, of: number) => string;
};

/** The steps of a process such as an import, as named bars. On phones only the current step has its name. */
export function ProcessStepBars({ label, steps, current, failure, positionText }: Props) {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current !== current) dismissStepToasts();
    before.current = current;
  }, [current]);
  if (positionText)
    return (
      <ol aria-label={label} className="step-line">
        {steps.map((step, index) => (
          <li key={step} aria-current={index === current ? "step" : undefined}>
            {index < current ? <Check aria-hidden className="size-4 shrink-0 text-herb" /> : null}
            <span data-place={positionText(index + 1, steps.length)}>{step}</span>
          </li>
        ))}
      </ol>
    );
  return (
    <ol aria-label={label} className="step-list flex gap-1.5 sm:gap-3">
      {steps.map((step, index) => {
        const isDone = index < current;
        const isCurrent = index === current;
        const name = (
          <span
            className={cn(
              "flex items-center gap-1.5",
              isCurrent ? "text-nowrap" : "sr-only sm:not-sr-only sm:flex",
            )}
          >
            {isDone ? <Check aria-hidden className="size-4 shrink-0 text-herb" /> : null}
            {isCurrent && failure ? (
              <CircleAlert aria-hidden className="size-4 shrink-0 text-tomato" />
            ) : null}
            {step}
            {isCurrent && failure ? <span className="sr-only">{failure}</span> : null}
          </span>
        );
        return (
          <li
            key={step}
            aria-current={isCurrent ? "step" : undefined}
            className={cn(
              "flex min-w-0 grow basis-0 flex-col border-t-3 font-semibold text-sm",
              index >= 2 && "max-sm:items-end",
              isCurrent
                ? "border-tomato text-ink"
                : isDone
                  ? "border-herb text-soft"
                  : "border-line text-soft",
            )}
          >
            <span className="min-h-11 pt-2.5 pb-1.5 sm:min-h-9">{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
