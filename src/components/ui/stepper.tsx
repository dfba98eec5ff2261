import { Minus, Plus } from "lucide-react";
import { cn } from "../../lib/class-names.ts";

/** A number with a step down and a step up. */
export function Stepper(props: {
  label: string;
  fewerLabel: string;
  moreLabel: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  className?: string;
}) {
  const step = (by: number) => props.onChange(Math.min(props.max, Math.max(props.min, props.value + by)));
  const buttonClasses =
    "grid size-11 cursor-pointer place-items-center rounded-full text-ink hover:bg-sunk disabled:opacity-35";
  return (
    <fieldset
      aria-label={props.label}
      className={cn(
        "inline-flex items-center rounded-full border border-edge/60 bg-surface",
        props.className,
      )}
    >
      <button
        type="button"
        aria-label={props.fewerLabel}
        disabled={props.value <= props.min}
        onClick={() => step(-1)}
        className={buttonClasses}
      >
        <Minus aria-hidden className="size-4.5" />
      </button>
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {props.value}
      </output>
      <button
        type="button"
        aria-label={props.moreLabel}
        disabled={props.value >= props.max}
        onClick={() => step(1)}
        className={buttonClasses}
      >
        <Plus aria-hidden className="size-4.5" />
      </button>
    </fieldset>
  );
}
