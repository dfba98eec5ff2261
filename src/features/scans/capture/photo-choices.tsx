import { Camera, Images } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { cn } from "../../../lib/class-names.ts";
import { ScanDrawing } from "../scan-drawing.tsx";
import { hasLiveCamera } from "./use-camera.ts";

const words = text.scans.capture;

type Props = {
  onFiles: (files: readonly File[]) => void;
  onCamera: () => void;
  /** Beside photos that are there already: small, and named by what they add. */
  isMore?: boolean;
};

/** Camera and gallery. Without HTTPS the phone's own camera stands in for the live view. */
export function PhotoChoices({ onFiles, onCamera, isMore = false }: Props) {
  const gallery = useRef<HTMLInputElement>(null);
  const native = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isLive = hasLiveCamera();
  const size = isMore ? "normal" : "large";
  const inputs = (
    <>
      <FileInput element={gallery} onFiles={onFiles} isMultiple />
      {isLive ? null : <FileInput element={native} onFiles={onFiles} isCamera />}
    </>
  );
  const buttons = (
    <>
      <Button
        variant={isMore ? "quiet" : "primary"}
        size={size}
        onClick={isLive ? onCamera : () => native.current?.click()}
      >
        <Camera aria-hidden />
        {isMore ? words.addPageCamera : words.useCamera}
      </Button>
      <Button size={size} onClick={() => gallery.current?.click()}>
        <Images aria-hidden />
        {isMore ? words.addPageGallery : words.upload}
      </Button>
      {inputs}
    </>
  );
  if (isMore) return <div className="scan-more">{buttons}</div>;
  return (
    <fieldset
      aria-label={words.intro}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
      }}
      className={cn(
        "min-w-0 rounded-hero bg-sunk text-center",
        isOver && "outline-2 outline-tomato outline-offset-2",
      )}
    >
      <div className="scan-choices">
        <ScanDrawing className="scan-drawing rounded-card" />
        <p className="title max-w-md text-2xl">{words.intro}</p>
        <div className="flex flex-wrap justify-center gap-3">{buttons}</div>
        <p className="text-sm text-soft">
          {words.formats}
          <span className="hidden pointer-fine:inline">. {words.drop}</span>
        </p>
        {isLive ? null : <p className="max-w-sm text-sm text-soft">{words.nativeCamera}</p>}
      </div>
    </fieldset>
  );
}

function FileInput(props: {
  element: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
  isMultiple?: boolean;
  isCamera?: boolean;
}) {
  return (
    <input
      ref={props.element}
      type="file"
      accept="image/*"
      multiple={props.isMultiple}
      {...(props.isCamera ? { capture: "environment" } : {})}
      tabIndex={-1}
      aria-hidden
      className="hidden"
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same file may be chosen again after it was removed.
        event.target.value = "";
        if (files.length > 0) props.onFiles(files);
      }}
    />
  );
}
