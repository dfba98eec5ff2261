import { GripVertical } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../../lib/class-names.ts";
import { useRowDrag } from "../../recipe-editor/lines/use-row-drag.ts";
import { PhotoPicture } from "../photo-picture.tsx";
import type { ScanPhoto } from "../scan-photo.ts";

const words = text.scans.capture;
const ways: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

type Props = {
  photos: readonly ScanPhoto[];
  selected: ScanPhoto;
  onSelect: (id: string) => void;
  /** Moves a photo to an index among the others. */
  onMove: (id: string, to: number) => void;
  children: ReactNode;
};

/** Thumbnails of all photos in order, sorted by dragging or with the arrow keys. */
export function PhotoStrip({ photos, selected, onSelect, onMove, children }: Props) {
  const placeOf = (id: string | undefined) => photos.findIndex((photo) => photo.id === id);
  const { list, drag, grab } = useRowDrag((id, to) => onMove(id, to > placeOf(id) ? to - 1 : to), true);
  const dragged = placeOf(drag?.key);
  // The last item adds a page.
  const to = Math.min(drag?.to ?? 0, photos.length);
  const landing = drag && to !== dragged && to !== dragged + 1 ? to : null;
  const isOne = photos.length === 1;

  function press(event: KeyboardEvent, id: string) {
    const by = ways[event.key];
    if (!by || isOne) return;
    event.preventDefault();
    onMove(id, placeOf(id) + by);
  }

  return (
    <ul ref={list} aria-label={words.pages} className="scan-strip grid-flow-col justify-center gap-4 pt-1.5">
      {photos.map((photo, at) => (
        <li
          key={photo.id}
          className={cn(
            "relative",
            landing !== null && at === dragged && "opacity-45",
            landing === at && "is-before",
            landing === photos.length && at === landing - 1 && "is-behind",
          )}
        >
          <button
            type="button"
            aria-pressed={photo.id === selected.id}
            aria-label={words.page(at + 1)}
            aria-description={isOne ? undefined : words.moveKeys}
            onClick={() => onSelect(photo.id)}
            onKeyDown={(event) => press(event, photo.id)}
            onPointerDown={(event) => isOne || grab(photo.id, event)}
            className={cn("scan-tile", !isOne && "is-loose")}
          >
            <span className="bg-sunk ring-1 ring-line">
              <PhotoPicture photo={photo} name="" className="size-full object-cover" />
            </span>
            <span aria-hidden>
              {isOne ? null : <GripVertical className="-ml-1.5 size-3.5 text-edge" />}
              {at + 1}
            </span>
          </button>
        </li>
      ))}
      {children}
    </ul>
  );
}
