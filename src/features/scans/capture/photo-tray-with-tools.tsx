import { ArrowLeft, ArrowLeftRight, ArrowRight, Crop, RotateCcw, RotateCw, Trash2 } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../../components/ui/dropdown-menu.tsx";
import { cn } from "../../../lib/class-names.ts";
import { PhotoOrPlaceholder } from "../photo-or-placeholder.tsx";
import { applyEditToOriginal, type ScanPhoto } from "../scan-photo.ts";
import { rotateCornersBy90Degrees } from "./photo-geometry.ts";
import { SortablePhotoStrip } from "./sortable-photo-strip.tsx";

const texts = text.scans.capture;

type Props = {
  photos: readonly ScanPhoto[];
  selected: ScanPhoto;
  onSelect: (id: string) => void;
  onChange: (update: (photos: readonly ScanPhoto[]) => ScanPhoto[]) => void;
  onCrop: (id: string) => void;
  children: ReactNode;
};

/** The photos of a scan: the selected one is large and has tools, the others are thumbnails. */
export function PhotoTrayWithTools({ photos, selected, onSelect, onChange, onCrop, children }: Props) {
  const [announcement, setAnnouncement] = useState("");
  const [isTurning, setTurning] = useState(false);
  const index = photos.indexOf(selected);
  const isLocked = !selected.isDecoded || isTurning;

  async function turn(by: 1 | -1) {
    setTurning(true);
    const { turns, corners } = selected.edit;
    const edit = { turns: (turns + by + 4) % 4, corners: rotateCornersBy90Degrees(corners, by) };
    const next = await applyEditToOriginal(selected, edit);
    onChange((before) => before.map((photo) => (photo.id === next.id ? next : photo)));
    setTurning(false);
  }

  function move(id: string, to: number) {
    const moved = photos.find((photo) => photo.id === id);
    const place = Math.min(Math.max(to, 0), photos.length - 1);
    if (!moved || moved === photos[place]) return;
    setAnnouncement(texts.moved(place + 1));
    onSelect(id);
    onChange((before) => before.filter((photo) => photo.id !== id).toSpliced(place, 0, moved));
  }

  function remove() {
    setAnnouncement(texts.removed);
    const neighbour = photos[index + 1] ?? photos[index - 1];
    if (neighbour) onSelect(neighbour.id);
    onChange((before) => before.filter((photo) => photo.id !== selected.id));
  }

  return (
    <div className="scan-tray">
      <div className={cn("scan-photo rounded-card", !selected.isDecoded && "bg-sunk")}>
        <PhotoOrPlaceholder
          photo={selected}
          name={texts.pageOf(index + 1, photos.length)}
          className="rounded-md ring-1 ring-line"
        />
      </div>
      <div className="scan-desk grid gap-3">
        {selected.isDecoded ? (
          <p className="hidden max-w-[26rem] text-soft lg:block">{texts.deskHint}</p>
        ) : null}
        <fieldset
          aria-label={texts.toolsOf(texts.page(index + 1))}
          className="scan-tools mx-auto min-w-0 grid-flow-col"
        >
          <PhotoToolButton icon={<RotateCcw aria-hidden />} disabled={isLocked} onClick={() => void turn(-1)}>
            {texts.turnLeft}
          </PhotoToolButton>
          <PhotoToolButton icon={<RotateCw aria-hidden />} disabled={isLocked} onClick={() => void turn(1)}>
            {texts.turnRight}
          </PhotoToolButton>
          <PhotoToolButton
            icon={<Crop aria-hidden />}
            disabled={isLocked}
            onClick={() => onCrop(selected.id)}
          >
            {texts.crop}
          </PhotoToolButton>
          {photos.length > 1 ? (
            <MovePhotoMenu
              isFirst={index === 0}
              isLast={index === photos.length - 1}
              isBusy={isTurning}
              onMove={(by) => move(selected.id, index + by)}
            />
          ) : null}
          <PhotoToolButton icon={<Trash2 aria-hidden />} disabled={isTurning} onClick={remove}>
            {texts.remove}
          </PhotoToolButton>
        </fieldset>
        <SortablePhotoStrip photos={photos} selected={selected} onSelect={onSelect} onMove={move}>
          {children}
        </SortablePhotoStrip>
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** A button with an icon above its label. */
function PhotoToolButton({ icon, children, ...rest }: ComponentProps<typeof Button> & { icon: ReactNode }) {
  return (
    <Button {...rest} variant="plain" size="small" className="scan-tool">
      {icon}
      {children}
    </Button>
  );
}

function MovePhotoMenu(props: {
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: 1 | -1) => void;
}) {
  const { onMove } = props;
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <PhotoToolButton icon={<ArrowLeftRight aria-hidden />} disabled={props.isBusy}>
          {texts.move}
        </PhotoToolButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent side="top" align="center">
        <DropdownMenuItem
          icon={<ArrowLeft aria-hidden />}
          disabled={props.isFirst}
          onSelect={() => onMove(-1)}
        >
          {texts.moveEarlier}
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<ArrowRight aria-hidden />}
          disabled={props.isLast}
          onSelect={() => onMove(1)}
        >
          {texts.moveLater}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
