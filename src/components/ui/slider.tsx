import type { CSSProperties } from "react";
import { cn } from "../../lib/class-names.ts";
import "./slider.css";

const thumb = "24px";

type Props = {
  label: string;
  /** The value in words: "6 servings". */
  valueText: string;
  value: number;
  min: number;
  max: number;
  /** A place worth finding again: a small tick on the track. */
  mark: number;
  onChange: (value: number) => void;
  /** Told when a finger or the mouse takes the thumb and lets go of it. */
  onHold: (isHeld: boolean) => void;
  className?: string;
};

/** A whole number by dragging; a value beyond the end stands at the end. */
export function Slider({ label, valueText, value, min, max, mark, onChange, onHold, className }: Props) {
  const share = (at: number) => (Math.min(max, Math.max(min, at)) - min) / (max - min);
  const place = (at: number) => `calc((100% - ${thumb}) * ${share(at)} + ${thumb} / 2)`;
  return (
    <div className={cn("relative h-11", className)}>
      <span
        aria-hidden
        style={{ left: place(mark) }}
        className="pointer-events-none absolute top-[calc(50%-9px)] h-[18px] w-0.5 -translate-x-1/2 rounded-full bg-edge"
      />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        value={Math.min(max, value)}
        onChange={(event) => onChange(Number(event.target.value))}
        onPointerDown={() => onHold(true)}
        onPointerUp={() => onHold(false)}
        onPointerCancel={() => onHold(false)}
        onBlur={() => onHold(false)}
        style={{ "--reached": place(value) } as CSSProperties}
        className="slider absolute inset-0 h-full w-full cursor-pointer touch-pan-y rounded-full bg-transparent"
      />
    </div>
  );
}
