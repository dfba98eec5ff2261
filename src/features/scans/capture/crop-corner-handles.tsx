import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { text } from "#server/texts/en.ts";
import { type Corners, moveCornerInsidePicture } from "./photo-geometry.ts";

const texts = text.scans.crop;
/** How far an arrow key moves a corner, as a share of the picture; further with Shift. */
const step = 0.01;
const bigStep = 0.05;
const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Props = { address: string; corners: Corners; onChange: (corners: Corners) => void };

/** A picture with a handle on each corner of its page, which the pointer or the arrow keys move. */
export function CropCornerHandles({ address, corners, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const draggedIndex = useRef<number | null>(null);

  function drag(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect();
    if (draggedIndex.current === null || !box) return;
    const to = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    onChange(moveCornerInsidePicture(corners, draggedIndex.current, to));
  }

  function press(event: KeyboardEvent, index: number) {
    const direction = directions[event.key];
    const corner = corners[index];
    if (!direction || !corner) return;
    event.preventDefault();
    const distance = event.shiftKey ? bigStep : step;
    onChange(
      moveCornerInsidePicture(corners, index, {
        x: corner.x + direction[0] * distance,
        y: corner.y + direction[1] * distance,
      }),
    );
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
      {corners.map((corner, index) => (
        <button
          key={texts.corners[index]}
          type="button"
          aria-label={texts.corners[index]}
          aria-description={texts.at(Math.round(corner.x * 100), Math.round(corner.y * 100))}
          onKeyDown={(event) => press(event, index)}
          onPointerDown={(event) => {
            draggedIndex.current = index;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            draggedIndex.current = null;
          }}
          onPointerCancel={() => {
            draggedIndex.current = null;
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
