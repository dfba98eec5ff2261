import type { CSSProperties } from "react";
import { cn } from "../../lib/class-names.ts";
import "./single-or-range-slider.css";

type Thumb = {
  label: string;
  value: number;
  /** The value as text for screen readers, for example "6 servings". */
  valueText: string;
  onChange: (value: number) => void;
};

export type Track = {
  min: number;
  max: number;
  step?: number;
  /** Whether a value is chosen; otherwise the track is a thin line. */
  isChosen: boolean;
  /** One thumb selects the end of a range that starts at `min`; two thumbs select both ends. */
  thumbs: readonly [Thumb] | readonly [Thumb, Thumb];
};

type Props = Track & {
  /** A value that has a tick on the track. */
  mark?: number;
  /** Called with true when the pointer grabs the thumb, and with false when it releases it. */
  onHold?: (isDragging: boolean) => void;
  className?: string;
};

/** Selects a number or a range of numbers. A value beyond the end of the track is shown at the end. */
export function SingleOrRangeSlider({
  min,
  max,
  step = 1,
  isChosen,
  thumbs,
  mark,
  onHold,
  className,
}: Props) {
  const share = (value: number) => (Math.min(max, Math.max(min, value)) - min) / (max - min);
  const [first, last = first] = thumbs;
  const from = thumbs.length === 2 ? share(first.value) : 0;
  const place = { "--from": from, "--to": share(last.value) } as CSSProperties;
  return (
    <div
      className={cn("slider", thumbs.length === 2 && "slider-two", className)}
      data-chosen={isChosen ? "" : undefined}
      style={place}
    >
      {mark === undefined ? null : (
        <span aria-hidden className="slider-mark" style={{ "--at": share(mark) } as CSSProperties} />
      )}
      {thumbs.map((thumb, index) => (
        <input
          key={thumb.label}
          type="range"
          aria-label={thumb.label}
          aria-valuetext={thumb.valueText}
          min={min}
          max={max}
          step={step}
          value={Math.min(max, thumb.value)}
          // If both thumbs are at the end, the first one is on top, because only it can move back.
          style={index === 0 && from > 0.5 ? { zIndex: 2 } : undefined}
          onChange={(event) => thumb.onChange(event.target.valueAsNumber)}
          onPointerDown={() => onHold?.(true)}
          onPointerUp={() => onHold?.(false)}
          onPointerCancel={() => onHold?.(false)}
          onBlur={() => onHold?.(false)}
        />
      ))}
    </div>
  );
}
