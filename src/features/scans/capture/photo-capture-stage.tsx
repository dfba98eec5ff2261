import { Camera, Images, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { SCAN_MAX_PHOTOS } from "#server/features/scans/policy.ts";
import { text } from "#server/texts/en.ts";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../../components/ui/dropdown-menu.tsx";
import { LoadingMessage } from "../../../components/ui/loading-message.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { toast } from "../../../lib/toast.ts";
import { prepareScanPhoto, type ScanPhoto } from "../scan-photo.ts";
import { ScanWizardStage } from "../scan-wizard-stage.tsx";
import type { Scan } from "../use-scan-to-saved-recipe.ts";
import { FirstPhotoChoices } from "./first-photo-choices.tsx";
import { LiveCameraView } from "./live-camera-view.tsx";
import { PhotoTrayWithTools } from "./photo-tray-with-tools.tsx";
import { AssessPhotoButton } from "./quality-dialog.tsx";
import { RotateAndCropPhoto } from "./rotate-and-crop-photo.tsx";
import { type PhotoSources, usePhotoSources } from "./use-photo-sources.tsx";
import { canShowLiveCamera } from "./use-rear-camera.ts";

const texts = text.scans.capture;

/** How the stage starts after a failed reading: it crops a photo, or opens the camera to replace it. */
export type CaptureStart = { mode: "crop" | "camera"; photoId: string | undefined };

type Props = {
  scan: Scan;
  label: string;
  start: CaptureStart | null;
  /** Must clear `start`, so that the next visit starts with the list of photos. */
  onStarted: () => void;
};

/** The first stage of a scan: photos from camera or gallery, which can be sorted, rotated and cropped. */
export function PhotoCaptureStage({ scan, label, start, onStarted }: Props) {
  const { photos } = scan;
  const [isCamera, setCamera] = useState(start?.mode === "camera" && canShowLiveCamera());
  const [replacedId, setReplacedId] = useState(isCamera ? start?.photoId : undefined);
  const isReplacing = replacedId !== undefined;
  const [hasSeveral, setHasSeveral] = useState(photos.length > 1);
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [selectedId, setSelected] = useState(start?.photoId);
  const [croppedId, setCropped] = useState(start?.mode === "crop" ? start.photoId : undefined);
  const started = useRef(onStarted);
  useEffect(() => started.current(), []);
  const selected = photos.find((photo) => photo.id === selectedId) ?? photos[0];
  const cropped = photos.find((photo) => photo.id === croppedId);
  const isCollecting = hasSeveral || photos.length > 0;
  const remaining = SCAN_MAX_PHOTOS - photos.length + (isReplacing ? 1 : 0);

  async function add(files: readonly Blob[]) {
    setProblem(null);
    if (files.length > remaining) toast.warning(texts.tooMany(SCAN_MAX_PHOTOS));
    setPreparing(true);
    const added = await Promise.all(files.slice(0, remaining).map(prepareScanPhoto));
    setPreparing(false);
    setSelected(added.at(-1)?.id);
    if (!isCollecting || isReplacing || remaining - added.length < 1) setCamera(false);
    if (isReplacing)
      scan.changePhotos((before) => before.flatMap((photo) => (photo.id === replacedId ? added : [photo])));
    else scan.addPhotos(added, isCollecting);
    setReplacedId(undefined);
  }

  function closeCamera() {
    setCamera(false);
    setReplacedId(undefined);
  }

  if (cropped) {
    return (
      <RotateAndCropPhoto
        photo={cropped}
        onCancel={() => setCropped(undefined)}
        onDone={(next) => {
          scan.changePhotos((before) => before.map((photo) => (photo.id === next.id ? next : photo)));
          setCropped(undefined);
        }}
      />
    );
  }

  if (isCamera && !isPreparing) {
    return (
      <LiveCameraView
        label={label}
        pageName={isCollecting && !isReplacing ? createPhotoPageName(photos.length) : null}
        onCapture={(photo) => void add([photo])}
        onRefused={() => {
          closeCamera();
          setProblem(texts.cameraRefused);
        }}
        onClose={closeCamera}
      />
    );
  }

  const bar =
    selected && !isPreparing ? (
      <div className="scan-tray-bar flex flex-wrap items-center gap-3">
        <AssessPhotoButton
          photo={selected}
          name={photos.length > 1 ? createPhotoPageName(photos.indexOf(selected)) : null}
        />
        <Button variant="primary" className="grow sm:grow-0" onClick={scan.process}>
          {texts.process}
        </Button>
      </div>
    ) : null;

  const sources = {
    onFiles: (files: readonly File[]) => void add(files),
    onCamera: () => {
      setProblem(null);
      setCamera(true);
    },
  };

  return (
    <ScanWizardStage label={label} bar={bar}>
      <div className="scan-capture grid gap-5">
        {problem ? <Alert tone="error">{problem}</Alert> : null}
        {scan.isKept ? null : <Alert tone="warning">{text.scans.notKept}</Alert>}
        <PreviousResultLink scan={scan} />
        {isPreparing ? (
          <LoadingMessage message={texts.preparing} />
        ) : (
          <>
            {selected ? (
              <PhotoTrayWithTools
                photos={photos}
                selected={selected}
                onSelect={setSelected}
                onChange={scan.changePhotos}
                onCrop={setCropped}
              >
                {remaining > 0 ? <AddPageButtons {...sources} /> : null}
              </PhotoTrayWithTools>
            ) : (
              <FirstPhotoChoices {...sources} />
            )}
            {photos.length === 0 ? <SeveralPagesSwitch isOn={hasSeveral} onChange={setHasSeveral} /> : null}
          </>
        )}
      </div>
    </ScanWizardStage>
  );
}

/** A link to the earlier result if the photos were already read. */
function PreviousResultLink({ scan }: { scan: Scan }) {
  if (!scan.reading) return null;
  return (
    <Alert
      tone="info"
      action={
        <Button size="small" onClick={() => scan.goTo("process")}>
          {texts.toResult}
        </Button>
      }
    >
      {haveSamePhotosInOrder(scan.reading.photos, scan.photos) ? texts.hasResult : texts.hasOtherResult}
    </Alert>
  );
}

function SeveralPagesSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Switch
      checked={isOn}
      onCheckedChange={onChange}
      hint={texts.severalHint}
      className="mx-auto w-full max-w-md"
    >
      {texts.several}
    </Switch>
  );
}

const createPhotoPageName = (index: number) => texts.page(index + 1);

/** Whether the photos and their order are those that were read. Rotations and crops are ignored. */
function haveSamePhotosInOrder(read: readonly ScanPhoto[], photos: readonly ScanPhoto[]): boolean {
  return read.length === photos.length && read.every(({ id }, index) => id === photos[index]?.id);
}

function AddPageButtons(props: PhotoSources) {
  const { openCamera, openGallery, inputs } = usePhotoSources(props);
  return (
    <li>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger aria-label={texts.addPage} className="scan-tile">
          <span className="border border-edge/60 text-soft">
            <Plus aria-hidden className="size-5" />
          </span>
          <span>{texts.add}</span>
        </DropdownMenuTrigger>
        {/* The menu opens upwards, because the dialog would clip it below its button. */}
        <DropdownMenuContent side="top">
          <DropdownMenuItem icon={<Camera aria-hidden />} onSelect={openCamera}>
            {texts.useCamera}
          </DropdownMenuItem>
          <DropdownMenuItem icon={<Images aria-hidden />} onSelect={openGallery}>
            {texts.upload}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {inputs}
    </li>
  );
}
