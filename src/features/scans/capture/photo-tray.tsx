import { type ReactNode, useState } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../../lib/class-names.ts";
import { PhotoPicture } from "../photo-picture.tsx";
import { editPhoto, type ScanPhoto } from "../scan-photo.ts";
import { turnCorners } from "./photo-geometry.ts";
import { PhotoStrip } from "./photo-strip.tsx";
import { PhotoTools } from "./photo-tools.tsx";

const words = text.scans.capture;

type Props = {
  photos: readonly ScanPhoto[];
  selected: ScanPhoto;
  onSelect: (id: string) => void;
  onChange: (update: (photos: readonly ScanPhoto[]) => ScanPhoto[]) => void;
  onCrop: (id: string) => void;
  children: ReactNode;
};

/** The photos of a recipe: one seen large, below it or beside it its tools and all of them small, in order. */
export function PhotoTray({ photos, selected, onSelect, onChange, onCrop, children }: Props) {
  const [said, setSaid] = useState("");
  const [isTurning, setTurning] = useState(false);
  const at = photos.indexOf(selected);

  async function turn(by: 1 | -1) {
    setTurning(true);
    const { turns, corners } = selected.edit;
    const edit = { turns: (turns + by + 4) % 4, corners: turnCorners(corners, by) };
    const next = await editPhoto(selected, edit);
    onChange((before) => before.map((one) => (one.id === next.id ? next : one)));
    setTurning(false);
  }

  function move(id: string, to: number) {
    const moved = photos.find((one) => one.id === id);
    const place = Math.min(Math.max(to, 0), photos.length - 1);
    if (!moved || moved === photos[place]) return;
    setSaid(words.moved(place + 1));
    onSelect(id);
    onChange((before) => before.filter((one) => one.id !== id).toSpliced(place, 0, moved));
  }

  function remove() {
    setSaid(words.removed);
    const neighbour = photos[at + 1] ?? photos[at - 1];
    if (neighbour) onSelect(neighbour.id);
    onChange((before) => before.filter((one) => one.id !== selected.id));
  }

  return (
    <div className="scan-tray">
      <div className={cn("scan-photo rounded-card", !selected.isDecoded && "bg-sunk")}>
        <PhotoPicture
          photo={selected}
          name={words.pageOf(at + 1, photos.length)}
          className="rounded-md ring-1 ring-line"
        />
      </div>
      <div className="scan-desk">
        {selected.isDecoded ? <p className="scan-desk-hint text-soft">{words.deskHint}</p> : null}
        <PhotoTools
          at={at}
          of={photos.length}
          isEditable={selected.isDecoded}
          isBusy={isTurning}
          onTurn={(by) => void turn(by)}
          onCrop={() => onCrop(selected.id)}
          onMove={(to) => move(selected.id, to)}
          onRemove={remove}
        />
        <PhotoStrip photos={photos} selected={selected} onSelect={onSelect} onMove={move}>
          {children}
        </PhotoStrip>
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  );
}
