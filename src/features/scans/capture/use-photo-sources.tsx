import { type RefObject, useRef } from "react";
import { hasLiveCamera } from "./use-rear-camera.ts";

export type PhotoSources = { onFiles: (files: readonly File[]) => void; onCamera: () => void };

/**
 * Camera and gallery inputs. Without HTTPS the phone's camera app replaces the live view. `inputs` must be rendered;
 * they are hidden.
 */
export function usePhotoSources({ onFiles, onCamera }: PhotoSources) {
  const gallery = useRef<HTMLInputElement>(null);
  const native = useRef<HTMLInputElement>(null);
  const isLive = hasLiveCamera();
  return {
    isLive,
    openCamera: isLive ? onCamera : () => native.current?.click(),
    openGallery: () => gallery.current?.click(),
    inputs: (
      <>
        <FileInput element={gallery} onFiles={onFiles} isMultiple />
        {isLive ? null : <FileInput element={native} onFiles={onFiles} isCamera />}
      </>
    ),
  };
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
        // The same file can be chosen again after it was removed.
        event.target.value = "";
        if (files.length > 0) props.onFiles(files);
      }}
    />
  );
}
