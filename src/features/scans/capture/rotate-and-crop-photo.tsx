import { Maximize, RotateCcw, RotateCw, ScanSearch } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Spinner } from "../../../components/ui/spinner.tsx";
import { useObjectUrlOrNull } from "../../../components/ui/use-object-url-or-null.ts";
import { encodeCanvasAsJpeg } from "../../uploads/shrink-picture-for-upload.ts";
import {
  applyEditToOriginal,
  drawRotatedOriginalOnCanvas,
  type PhotoEdit,
  type ScanPhoto,
} from "../scan-photo.ts";
import { ScanWizardStage } from "../scan-wizard-stage.tsx";
import { CropCornerHandles } from "./crop-corner-handles.tsx";
import { findPageCornersOrNull } from "./find-page.ts";
import { areFullPictureCorners, fullPicture, rotateCornersBy90Degrees } from "./photo-geometry.ts";

const texts = text.scans.crop;
const captureTexts = text.scans.capture;

type Props = { photo: ScanPhoto; onDone: (photo: ScanPhoto) => void; onCancel: () => void };

/**
 * Lets the member rotate and crop a photo. The crop starts with the detected page, or else with the full
 * picture.
 */
export function RotateAndCropPhoto({ photo, onDone, onCancel }: Props) {
  const [edit, setEdit] = useState<PhotoEdit>(photo.edit);
  const [turned, setTurned] = useState<Blob | null>(null);
  const [isApplying, setApplying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const address = useObjectUrlOrNull(turned);

  useEffect(() => {
    let isActive = true;
    drawRotatedOriginalOnCanvas(photo.original, edit.turns)
      .then(encodeCanvasAsJpeg)
      .then(
        (picture) => isActive && setTurned(picture),
        () => isActive && setFailed(true),
      );
    return () => {
      isActive = false;
    };
  }, [photo.original, edit.turns]);

  async function find(turns: number) {
    const corners = findPageCornersOrNull(await drawRotatedOriginalOnCanvas(photo.original, turns));
    if (corners) setEdit((before) => (before.turns === turns ? { ...before, corners } : before));
  }
  // Detects the page only once, so that corners that the member moved are not replaced.
  const initialize = useRef(() => {
    if (areFullPictureCorners(photo.edit.corners)) void find(photo.edit.turns).catch(() => undefined);
  });
  useEffect(() => initialize.current(), []);

  function rotate(by: 1 | -1) {
    setEdit(({ turns, corners }) => ({
      turns: (turns + by + 4) % 4,
      corners: rotateCornersBy90Degrees(corners, by),
    }));
  }

  async function apply() {
    setApplying(true);
    try {
      onDone(await applyEditToOriginal(photo, edit));
    } catch {
      setFailed(true);
      setApplying(false);
    }
  }

  const bar = (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={onCancel} disabled={isApplying}>
        {texts.cancel}
      </Button>
      <Button variant="primary" className="grow sm:grow-0" disabled={isApplying} onClick={() => void apply()}>
        {isApplying ? <Spinner /> : null}
        {isApplying ? texts.applying : texts.apply}
      </Button>
    </div>
  );

  return (
    <ScanWizardStage label={texts.title} bar={bar}>
      <h3 className="text-xl">{texts.title}</h3>
      <p className="mt-1 text-note text-soft">
        {texts.body} <span className="hidden pointer-fine:inline">{texts.keys}</span>
      </p>
      {hasFailed ? (
        <Alert tone="error" className="mt-4">
          {texts.failed}
        </Alert>
      ) : null}
      <div className="mt-5 grid place-items-center px-4 py-2">
        {address ? (
          <CropCornerHandles
            address={address}
            corners={edit.corners}
            onChange={(corners) => setEdit((before) => ({ ...before, corners }))}
          />
        ) : null}
      </div>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button size="small" onClick={() => rotate(-1)}>
          <RotateCcw aria-hidden />
          {captureTexts.turnLeft}
        </Button>
        <Button size="small" onClick={() => rotate(1)}>
          <RotateCw aria-hidden />
          {captureTexts.turnRight}
        </Button>
        <Button size="small" onClick={() => setEdit((before) => ({ ...before, corners: fullPicture }))}>
          <Maximize aria-hidden />
          {texts.fullPicture}
        </Button>
        <Button size="small" onClick={() => void find(edit.turns).catch(() => setFailed(true))}>
          <ScanSearch aria-hidden />
          {texts.find}
        </Button>
      </div>
    </ScanWizardStage>
  );
}
