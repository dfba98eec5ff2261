import { Camera, Images } from "lucide-react";
import { useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../../components/ui/button.tsx";
import { cn } from "../../../lib/class-names.ts";
import { CookbookPageDrawing } from "../cookbook-page-drawing.tsx";
import { type PhotoSources, usePhotoSources } from "./use-photo-sources.tsx";

const texts = text.scans.capture;

/** Shown before the first photo: buttons for camera and gallery, and a target to drop files. */
export function FirstPhotoChoices({ onFiles, onCamera }: PhotoSources) {
  const [isOver, setOver] = useState(false);
  const { isLive, openCamera, openGallery, inputs } = usePhotoSources({ onFiles, onCamera });
  return (
    <fieldset
      aria-label={texts.intro}
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
      <div className="scan-choices grid content-center justify-items-center gap-5 px-5 py-10">
        <CookbookPageDrawing className="scan-drawing rounded-card" />
        <p className="title max-w-md text-2xl">{texts.intro}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="primary" size="large" onClick={openCamera}>
            <Camera aria-hidden />
            {texts.useCamera}
          </Button>
          <Button size="large" onClick={openGallery}>
            <Images aria-hidden />
            {texts.upload}
          </Button>
          {inputs}
        </div>
        <p className="text-sm text-soft">
          {texts.formats}
          <span className="hidden pointer-fine:inline">. {texts.drop}</span>
        </p>
        {isLive ? null : <p className="max-w-sm text-sm text-soft">{texts.nativeCamera}</p>}
      </div>
    </fieldset>
  );
}
