import { type RefObject, useRef } from "react";
import { canShowLiveCamera } from "./use-rear-camera.ts";

export type PhotoSources = { onFiles: (files: readonly File[]) => void; onCamera: () => void };

/**
 * Functions that open the camera and the gallery. Without HTTPS the phone's camera app replaces the live
 * view. `inputs` are hidden elements that the caller must render.
 */
export function usePhotoSources({ onFiles, onCamera }: PhotoSources) {
  const gallery = useRef<HTMLInputElement>(null);
  const native = useRef<HTMLInputElement>(null);
  const isLive = canShowLiveCamera();
  return {
    isLive,
    openCamera: isLive ? onCamera : () => native.current?.click(),
    openGallery: () => gallery.current?.click(),
    inputs: (
      <>
        <HiddenFileInput element={gallery} onFiles={onFiles} isMultiple />
        {isLive ? null : <HiddenFileInput element={native} onFiles={onFiles} isCamera />}
      </>
    ),
  };
}

function HiddenFileInput(props: {
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
        // With an empty value, choosing the same file again is a change.
        event.target.value = "";
        if (files.length > 0) props.onFiles(files);
      }}
    />
  );
}
