import { Camera, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Spinner } from "../../../components/ui/spinner.tsx";
import { ScanWizardStage } from "../scan-wizard-stage.tsx";
import { useRearCamera } from "./use-rear-camera.ts";

const texts = text.scans.capture;

type Props = {
  label: string;
  onCapture: (photo: Blob) => void;
  onRefused: () => void;
  onClose: () => void;
  /** The name of the page to photograph next; null if there is only one. */
  pageName: string | null;
};

export function LiveCameraView({ label, onCapture, onRefused, onClose, pageName }: Props) {
  const { video, isLive, capture } = useRearCamera(onRefused);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLive) button.current?.focus();
  }, [isLive]);
  const bar = (
    <div className="flex flex-wrap items-center gap-3">
      {pageName ? <p className="w-full font-semibold text-note">{pageName}</p> : null}
      <Button onClick={onClose}>
        <X aria-hidden />
        {texts.closeCamera}
      </Button>
      <Button
        ref={button}
        variant="primary"
        className="grow sm:grow-0"
        disabled={!isLive}
        onClick={() => void capture().then(onCapture, onRefused)}
      >
        <Camera aria-hidden />
        {texts.capture}
      </Button>
    </div>
  );
  return (
    <ScanWizardStage label={label} bar={bar}>
      <div className="scan-camera relative mx-auto grid w-full max-w-3xl place-items-center overflow-hidden rounded-card bg-sunk ring-1 ring-line">
        <video ref={video} muted playsInline aria-label={texts.cameraView} />
        {isLive ? null : (
          <p role="status" className="absolute inset-0 flex items-center justify-center gap-3 text-soft">
            <Spinner className="size-6 text-tomato" />
            {texts.startingCamera}
          </p>
        )}
      </div>
    </ScanWizardStage>
  );
}
