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
    <div className={cn("sm:px-2", props.className)}>
      <div className="flex justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium text-soft">
          {words.time}
        </label>
        <output htmlFor={id} aria-hidden className="font-semibold tabular-nums">
          {isAny ? words.anyTime : told}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={timeSlider.min}
        max={timeSlider.max}
        step={timeSlider.step}
        value={props.value}
        onChange={(event) => props.onChange(event.target.valueAsNumber)}
        aria-valuetext={isAny ? words.anyTimeSpoken : words.upTo(told)}
        className="mt-0.5 block h-6 w-full cursor-pointer rounded-full focus-visible:outline-offset-0"
      />
    </div>
  );
}
