import { ChevronDown } from "lucide-react";
import { cn } from "../../lib/class-names.ts";

/** A native select that looks like a pill; it is dark while it filters a list. */
export function PillSelect<Value extends string>(props: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Whether it filters the list. */
  isActive?: boolean;
  /** Whether it has no border until it is hovered. */
  isQuiet?: boolean;
}) {
  return (
    <span className="relative inline-flex max-w-full shrink-0">
      <select
        aria-label={props.label}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value as Value)}
        className={cn(
          "h-11 max-w-full cursor-pointer appearance-none rounded-full border pr-9 pl-4 font-medium text-note transition-colors sm:h-10",
          props.isActive
            ? "border-ink bg-ink text-paper"
            : "pill-rest bg-transparent text-soft hover:border-edge hover:text-ink",
          !props.isActive && (props.isQuiet ? "border-transparent" : "border-line"),
        )}
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className={cn(
          "pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2",
          props.isActive ? "text-paper" : "text-soft",
        )}
      />
    </span>
  );
}
