import type { CSSProperties } from "react";
import { cn } from "../../lib/class-names.ts";
import "./slider.css";

type Thumb = {
  label: string;
  value: number;
  /** The value in words, for screen readers: "6 servings". */
  valueText: string;
  onChange: (value: number) => void;
};

export type Track = {
  min: number;
  max: number;
  step?: number;
  /** While nothing is chosen it is a line and nothing more. */
  isChosen: boolean;
  /** One chooses the end of what begins at `min`, two its both ends. */
  thumbs: readonly [Thumb] | readonly [Thumb, Thumb];
};

type Props = Track & {
  /** A place worth finding again: a small tick on the track. */
  mark?: number;
  /** Told when a finger or the mouse takes the thumb and lets go of it. */
  onHold?: (isHeld: boolean) => void;
  className?: string;
};

/** A number, or a range of numbers, by dragging; a value beyond the end stands at the end. The one slider there is. */
export function Slider({ min, max, step = 1, isChosen, thumbs, mark, onHold, className }: Props) {
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
      {thumbs.map((thumb, at) => (
        <input
          key={thumb.label}
          type="range"
          aria-label={thumb.label}
          aria-valuetext={thumb.valueText}
          min={min}
          max={max}
          step={step}
          value={Math.min(max, thumb.value)}
          // Where both stand at the end, the one that can go back lies above.
          style={at === 0 && from > 0.5 ? { zIndex: 2 } : undefined}
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
