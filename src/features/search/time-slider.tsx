import { useId } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { formatMinutes } from "../../lib/format.ts";
import { timeSlider } from "./search-address.ts";

const words = text.search;

/** How long cooking may take, in minutes; the end of the slider is any length. */
export function TimeSlider(props: {
  value: number;
  onChange: (minutes: number) => void;
  className?: string;
}) {
  const id = useId();
  const isAny = props.value >= timeSlider.max;
  const told = formatMinutes(props.value) ?? "";
  return (
    <div className={cn("flex h-11 items-center gap-3 sm:px-2", props.className)}>
      <label htmlFor={id} className="shrink-0 font-medium text-note text-soft">
        {words.time}
      </label>
      <input
        id={id}
        type="range"
        min={timeSlider.min}
        max={timeSlider.max}
        step={timeSlider.step}
        value={props.value}
        onChange={(event) => props.onChange(event.target.valueAsNumber)}
        aria-valuetext={isAny ? words.anyTimeSpoken : words.upTo(told)}
        className="h-11 min-w-0 grow cursor-pointer sm:w-44"
      />
      <output
        htmlFor={id}
        aria-hidden
        className={cn(
          "w-22 shrink-0 text-right font-semibold text-note tabular-nums sm:text-left",
          isAny && "text-soft",
        )}
      >
        {isAny ? words.anyTime : told}
      </output>
    </div>
  );
}
