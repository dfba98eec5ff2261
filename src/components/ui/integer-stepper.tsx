import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { cn } from "../../lib/class-names.ts";

type Props = {
  label: string;
  fewerLabel: string;
  moreLabel: string;
  value: number;
  min: number;
  /** Maximum for typed values; `value` itself may be larger. */
  max: number;
  onChange: (value: number) => void;
  /** Called by the step buttons instead of `onChange`. */
  onStep?: (value: number) => void;
  /** Called with whether the typed number is out of range. */
  onOutOfRange?: (isOutOfRange: boolean) => void;
  className?: string;
};

const buttonClasses =
  "grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink hover:bg-sunk aria-disabled:opacity-35";

/** An integer field with step buttons. Invalid text does not change the value. */
export function IntegerStepper(props: Props) {
  const { value, min, max, onChange, onOutOfRange } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const requested = useRef(value);
  requested.current = value;
  const isAccepted = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  // A valid typed number that differs from `value` is outdated, because `value` has changed since.
  const isStale = draft !== null && isAccepted(draft) && Number(draft) !== value;
  const shown = draft === null || isStale ? String(value) : draft;
  const isOutOfRange = shown !== String(value) && /^-?\d+$/.test(shown) && !isAccepted(shown);

  function type(text: string) {
    const trimmed = text.trim();
    setDraft(trimmed);
    if (isAccepted(trimmed)) onChange(Number(trimmed));
    onOutOfRange?.(/^-?\d+$/.test(trimmed) && !isAccepted(trimmed));
  }

  /** Steps from the last requested value, so that two quick presses are two steps even before a render. */
  function step(by: number) {
    finish();
    const next = Math.max(min, requested.current + by);
    if (by > 0 && next > max) return;
    requested.current = next;
    (props.onStep ?? onChange)(next);
  }

  /** Ends typing: the field shows the current value again. */
  function finish() {
    setDraft(null);
    onOutOfRange?.(false);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "ArrowUp") step(1);
    else if (event.key === "ArrowDown") step(-1);
    else if (event.key === "Enter" || event.key === "Escape") finish();
    else return;
    event.preventDefault();
  }

  return (
    <fieldset
      aria-label={props.label}
      className={cn(
        "inline-flex min-w-0 items-center rounded-full border border-edge/60 bg-surface",
        props.className,
      )}
    >
      <button
        type="button"
        aria-label={props.fewerLabel}
        // `disabled` would lose the focus when the minimum is reached.
        aria-disabled={value <= min}
        onClick={() => step(-1)}
        className={buttonClasses}
      >
        <Minus aria-hidden className="size-4.5" />
      </button>
      <input
        role="spinbutton"
        aria-label={props.label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={Math.max(max, value)}
        aria-invalid={isOutOfRange ? true : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKeyDown}
        onFocus={(event) => event.target.select()}
        onBlur={finish}
        className="h-11 w-11 rounded-md bg-transparent text-center font-semibold text-base tabular-nums aria-invalid:text-tomato"
      />
      <button
        type="button"
        aria-label={props.moreLabel}
        aria-disabled={value >= max}
        onClick={() => step(1)}
        className={buttonClasses}
      >
        <Plus aria-hidden className="size-4.5" />
      </button>
    </fieldset>
  );
}
