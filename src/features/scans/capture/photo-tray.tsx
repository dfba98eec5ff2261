import { ArrowLeft, ArrowRight, Crop, RotateCcw, RotateCw, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { cn } from "../../../lib/class-names.ts";
import { PhotoPicture } from "../photo-picture.tsx";
import { editPhoto, type ScanPhoto } from "../scan-photo.ts";
import { turnCorners } from "./photo-geometry.ts";

const words = text.scans.capture;

type Props = {
  photos: readonly ScanPhoto[];
  selected: ScanPhoto;
  onSelect: (id: string) => void;
  onChange: (update: (photos: readonly ScanPhoto[]) => ScanPhoto[]) => void;
  onCrop: (id: string) => void;
  /** What adds a page. */
  children: ReactNode;
};

/** The photos of a recipe: one seen large with its tools, all of them small below, in order; beside it where there is room. */
export function PhotoTray({ photos, selected, onSelect, onChange, onCrop, children }: Props) {
  const [said, setSaid] = useState("");
  const [isTurning, setTurning] = useState(false);
  const at = photos.indexOf(selected);
  const name = words.pageOf(at + 1, photos.length);

  async function turn(by: 1 | -1) {
    setTurning(true);
    const { turns, corners } = selected.edit;
    const edit = { turns: (turns + by + 4) % 4, corners: turnCorners(corners, by) };
    const next = await editPhoto(selected, edit);
    onChange((before) => before.map((one) => (one.id === next.id ? next : one)));
    setTurning(false);
  }

  function move(by: 1 | -1) {
    setSaid(words.moved(at + by + 1));
    onChange((before) => before.toSpliced(at, 1).toSpliced(at + by, 0, selected));
  }

  function remove() {
    setSaid(words.removed);
    const neighbour = photos[at + 1] ?? photos[at - 1];
    if (neighbour) onSelect(neighbour.id);
    onChange((before) => before.filter((one) => one.id !== selected.id));
  }

  return (
    <div className="scan-tray">
      <div
        className={cn(
          "scan-photo grid w-full place-items-center rounded-card",
          photos.length > 1 && "is-among",
          !selected.isDecoded && "bg-sunk",
        )}
      >
        <PhotoPicture photo={selected} name={name} className="rounded-md ring-1 ring-line" />
      </div>
      <div className="grid min-w-0 gap-4">
        <fieldset aria-label={words.toolsOf(words.page(at + 1))} className="scan-tools">
          <Tool
            icon={<RotateCcw aria-hidden />}
            isOff={!selected.isDecoded || isTurning}
            onUse={() => void turn(-1)}
          >
            {words.turnLeft}
          </Tool>
          <Tool
            icon={<RotateCw aria-hidden />}
            isOff={!selected.isDecoded || isTurning}
            onUse={() => void turn(1)}
          >
            {words.turnRight}
          </Tool>
          <Tool
            icon={<Crop aria-hidden />}
            isOff={!selected.isDecoded || isTurning}
            onUse={() => onCrop(selected.id)}
          >
            {words.crop}
          </Tool>
          <Tool icon={<Trash2 aria-hidden />} isOff={isTurning} onUse={remove}>
            {words.remove}
          </Tool>
        </fieldset>
        <p aria-live="polite" className="sr-only">
          {said}
        </p>
        {photos.length > 1 ? (
          <div className="grid justify-items-center gap-2">
            <PhotoStrip photos={photos} selected={selected} onSelect={onSelect} />
            <div className="flex flex-wrap justify-center gap-2">
              <Button variant="plain" size="small" disabled={at === 0} onClick={() => move(-1)}>
                <ArrowLeft aria-hidden />
                {words.moveEarlier}
              </Button>
              <Button
                variant="plain"
                size="small"
                disabled={at === photos.length - 1}
                onClick={() => move(1)}
              >
                {words.moveLater}
                <ArrowRight aria-hidden />
              </Button>
            </div>
          </div>
        ) : null}
        {children}
      </div>
    </div>
  );
}

function Tool(props: { icon: ReactNode; isOff: boolean; onUse: () => void; children: ReactNode }) {
  return (
    <Button variant="plain" size="small" className="scan-tool" disabled={props.isOff} onClick={props.onUse}>
      {props.icon}
      {props.children}
    </Button>
  );
}

/** All photos small, in order. */
function PhotoStrip({ photos, selected, onSelect }: Pick<Props, "photos" | "selected" | "onSelect">) {
  return (
    <ul aria-label={words.pages} className="mt-1 flex flex-wrap justify-center gap-3">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <button
            type="button"
            aria-pressed={photo.id === selected.id}
            aria-label={words.page(index + 1)}
            onClick={() => onSelect(photo.id)}
            className={cn(
              "relative grid size-20 place-items-center overflow-hidden rounded-md bg-sunk ring-1 ring-line",
              photo.id === selected.id && "ring-3 ring-tomato ring-offset-2 ring-offset-surface",
            )}
          >
            <PhotoPicture photo={photo} name="" className="size-full object-cover" />
            <span
              aria-hidden
              className="title absolute right-1 bottom-1 grid size-6 place-items-center rounded-full bg-surface text-sm ring-1 ring-line"
            >
              {index + 1}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
