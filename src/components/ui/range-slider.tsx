import { type CSSProperties, useId } from "react";
import { cn } from "../../lib/class-names.ts";
import "./range-slider.css";

type Thumb = {
  label: string;
  value: number;
  /** The value in words, for screen readers. */
  valueText: string;
  onChange: (value: number) => void;
};

/**
 * A number, or a range of numbers, by dragging: one thumb chooses the end of what begins at `min`, two its both ends.
 * While nothing `isChosen` it is a line and nothing more. `told` is the value as it is read above it.
 */
export function RangeSlider(props: {
  label: string;
  told: string;
  min: number;
  max: number;
  step: number;
  isChosen: boolean;
  thumbs: readonly [Thumb] | readonly [Thumb, Thumb];
  className?: string;
}) {
  const { min, max, step, thumbs } = props;
  const labelId = useId();
  const share = (value: number) => (value - min) / (max - min);
  const [first, last = first] = thumbs;
  const from = thumbs.length === 2 ? share(first.value) : 0;
  const place = { "--from": from, "--to": share(last.value) } as CSSProperties;
  return (
    <fieldset aria-labelledby={labelId} className={props.className}>
      <div className="flex justify-between gap-3 text-note">
        <span id={labelId} className="font-semibold">
          {props.label}
        </span>
        <output aria-hidden className={cn("tabular-nums", props.isChosen ? "font-semibold" : "text-soft")}>
          {props.told}
        </output>
      </div>
      <div
        className={cn("range-slider", thumbs.length === 2 && "range-slider-two")}
        data-chosen={props.isChosen ? "" : undefined}
        style={place}
      >
        {thumbs.map((thumb, at) => (
          <input
            key={thumb.label}
            type="range"
            aria-label={thumb.label}
            aria-valuetext={thumb.valueText}
            min={min}
            max={max}
            step={step}
            value={thumb.value}
            // Where both stand at the end, the one that can go back lies above.
            style={at === 0 && from > 0.5 ? { zIndex: 2 } : undefined}
            onChange={(event) => thumb.onChange(event.target.valueAsNumber)}
          />
        ))}
      </div>
    </fieldset>
  );
}
