import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { text } from "#server/texts/en.ts";
import { type Corners, moveCorner } from "./photo-geometry.ts";

const words = text.scans.crop;
/** Distance of a key press, as a share of the picture. */
const step = 0.01;
const bigStep = 0.05;
const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Props = { address: string; corners: Corners; onChange: (corners: Corners) => void };

/** A picture with four handles on the corners of its page, moved by pointer or arrow keys. */
export function CropCorners({ address, corners, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<number | null>(null);

  function drag(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect();
    if (held.current === null || !box) return;
    const to = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    onChange(moveCorner(corners, held.current, to));
  }

  function press(event: KeyboardEvent, at: number) {
    const way = ways[event.key];
    const corner = corners[at];
    if (!way || !corner) return;
    event.preventDefault();
    const far = event.shiftKey ? bigStep : step;
    onChange(moveCorner(corners, at, { x: corner.x + way[0] * far, y: corner.y + way[1] * far }));
  }

  const edges = corners.map(({ x, y }) => `${x * 100},${y * 100}`);
  return (
    <div ref={frame} className="scan-crop relative max-w-full select-none">
      <img src={address} alt="" draggable={false} className="max-w-full rounded-sm" />
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="pointer-events-none absolute inset-0 size-full"
      >
        {/* Darkens the part that is cropped away. */}
        <path fillRule="evenodd" d={`M0 0H100V100H0Z M${edges.join("L")}Z`} fill="var(--shade)" />
        <path
          d={`M${edges.join("L")}Z`}
          vectorEffect="non-scaling-stroke"
          fill="none"
          stroke="var(--tomato)"
          strokeWidth="2"
        />
      </svg>
      {corners.map((corner, at) => (
        <button
          key={words.corners[at]}
          type="button"
          aria-label={words.corners[at]}
          aria-description={words.at(Math.round(corner.x * 100), Math.round(corner.y * 100))}
          onKeyDown={(event) => press(event, at)}
          onPointerDown={(event) => {
            held.current = at;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            held.current = null;
          }}
          onPointerCancel={() => {
            held.current = null;
          }}
          style={{ left: `${corner.x * 100}%`, top: `${corner.y * 100}%` }}
          className="absolute grid size-11 -translate-1/2 touch-none place-items-center rounded-full"
        >
          <span className="size-5 rounded-full bg-surface shadow-lift" />
        </button>
      ))}
    </div>
  );
}
