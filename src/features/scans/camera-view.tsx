import { Camera, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { useCamera } from "./use-camera.ts";

const words = text.scans.capture;

type Props = {
  onCapture: (photo: Blob) => void;
  onRefused: () => void;
  onClose: () => void;
  /** Which page the next photo is of, where there are several. */
  pageName: string | null;
};

/** What the rear camera sees, and the button that takes it. */
export function CameraView({ onCapture, onRefused, onClose, pageName }: Props) {
  const { video, isLive, capture } = useCamera(onRefused);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLive) button.current?.focus();
  }, [isLive]);
  return (
    <div className="grid gap-4">
      <div className="scan-camera relative mx-auto grid w-full max-w-3xl place-items-center overflow-hidden rounded-card bg-sunk">
        {/* The picture of a camera has nothing to say in words. */}
        <video ref={video} muted playsInline aria-label={words.cameraView} />
        {isLive ? null : (
          <p role="status" className="absolute inset-0 flex items-center justify-center gap-3 text-soft">
            <Spinner className="size-6 text-tomato" />
            {words.startingCamera}
          </p>
        )}
      </div>
      {pageName ? <p className="text-center font-semibold text-note">{pageName}</p> : null}
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          ref={button}
          variant="primary"
          size="large"
          disabled={!isLive}
          onClick={() => void capture().then(onCapture, onRefused)}
        >
          <Camera aria-hidden />
          {words.capture}
        </Button>
        <Button size="large" onClick={onClose}>
          <X aria-hidden />
          {words.closeCamera}
        </Button>
      </div>
    </div>
  );
}
