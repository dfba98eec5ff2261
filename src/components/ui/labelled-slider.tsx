import { useId } from "react";
import { cn } from "../../lib/class-names.ts";
import { SingleOrRangeSlider, type Track } from "./single-or-range-slider.tsx";

/** A slider with its label and its value as text above it. */
export function LabelledSlider(
  props: Track & {
    label: string;
    valueText: string;
    onHold?: (isDragging: boolean) => void;
    className?: string;
  },
) {
  const { label, valueText, className, ...track } = props;
  const labelId = useId();
  return (
    <fieldset aria-labelledby={labelId} className={className}>
      <div className="flex justify-between gap-3 text-note">
        <span id={labelId} className="font-semibold">
          {label}
        </span>
        <output aria-hidden className={cn("tabular-nums", track.isChosen ? "font-semibold" : "text-soft")}>
          {valueText}
        </output>
      </div>
      <SingleOrRangeSlider {...track} />
    </fieldset>
  );
}
