import { GripVertical } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../../lib/class-names.ts";
import { useRowDragByHandle } from "../../recipe-editor/lines/use-row-drag-by-handle.ts";
import { PhotoOrPlaceholder } from "../photo-or-placeholder.tsx";
import type { ScanPhoto } from "../scan-photo.ts";

const texts = text.scans.capture;
const directions: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

type Props = {
  photos: readonly ScanPhoto[];
  selected: ScanPhoto;
  onSelect: (id: string) => void;
  /** Moves a photo. `to` is its index among the remaining photos. */
  onMove: (id: string, to: number) => void;
  children: ReactNode;
};

/** Thumbnails of all photos in order. They are sorted by dragging or with the arrow keys. */
export function SortablePhotoStrip({ photos, selected, onSelect, onMove, children }: Props) {
  const indexOf = (id: string | undefined) => photos.findIndex((photo) => photo.id === id);
  const { list, drag, grab } = useRowDragByHandle(
    (id, to) => onMove(id, to > indexOf(id) ? to - 1 : to),
    true,
  );
  const dragged = indexOf(drag?.key);
  // The last item is no photo but the button that adds one, so a photo cannot be moved behind it.
  const to = Math.min(drag?.to ?? 0, photos.length);
  const landing = drag && to !== dragged && to !== dragged + 1 ? to : null;
  const isSingle = photos.length === 1;

  function press(event: KeyboardEvent, id: string) {
    const by = directions[event.key];
    if (!by || isSingle) return;
    event.preventDefault();
    onMove(id, indexOf(id) + by);
  }

  return (
    <ul ref={list} aria-label={texts.pages} className="scan-strip grid-flow-col justify-center gap-4 pt-1.5">
      {photos.map((photo, index) => (
        <li
          key={photo.id}
          className={cn(
            "relative",
            landing !== null && index === dragged && "opacity-45",
            landing === index && "is-before",
            landing === photos.length && index === landing - 1 && "is-behind",
          )}
        >
          <button
            type="button"
            aria-pressed={photo.id === selected.id}
            aria-label={texts.page(index + 1)}
            aria-description={isSingle ? undefined : texts.moveKeys}
            onClick={() => onSelect(photo.id)}
            onKeyDown={(event) => press(event, photo.id)}
            onPointerDown={(event) => isSingle || grab(photo.id, event)}
            className={cn("scan-tile", !isSingle && "is-loose")}
          >
            <span className="bg-sunk ring-1 ring-line">
              <PhotoOrPlaceholder photo={photo} name="" className="size-full object-cover" />
            </span>
            <span aria-hidden>
              {isSingle ? null : <GripVertical className="-ml-1.5 size-3.5 text-edge" />}
              {index + 1}
            </span>
          </button>
        </li>
      ))}
      {children}
    </ul>
  );
}
