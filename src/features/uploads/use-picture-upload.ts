import { useEffect, useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import {
  fileCountErrorOrNull,
  fileSizeErrorOrNull,
  fileTypeErrorOrNull,
  type PictureLimit,
} from "./picture-rules.ts";
import { shrinkPictureForUpload } from "./shrink-picture-for-upload.ts";
import { UploadError, uploadPicture } from "./upload-picture.ts";

export type UploadState =
  | { status: "idle" }
  | { status: "preparing" }
  | { status: "uploading"; percent: number }
  | { status: "failed"; problem: string; canRetry: boolean };

/**
 * An upload that was not finished when its field was unmounted. `failed` is its state if it was sent and
 * failed.
 */
export type UnfinishedUpload = {
  file: File | null;
  failed: Extract<UploadState, { status: "failed" }> | null;
};

type Options = {
  limit: PictureLimit;
  onUploaded: (path: string) => void;
  /**
   * Called with true when an upload starts, and with false when it is stored, refused or cancelled. A failed
   * upload that can be retried still counts as busy.
   */
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
  /** An upload that was not finished when this field was last unmounted; it is continued. */
  unfinished?: UnfinishedUpload | null | undefined;
  /** Called on unmount with the unfinished upload, or null. */
  onUnfinished?: ((upload: UnfinishedUpload | null) => void) | undefined;
};

/** Uploads one picture at a time. Choosing another one cancels the pending upload. */
export function usePictureUpload({ limit, onUploaded, onBusyChange, unfinished, onUnfinished }: Options) {
  const [state, setState] = useState<UploadState>({ status: "idle" });
  const [preview, setPreview] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const lastFile = useRef<File | null>(null);

  const latest = useRef({ state, upload, onBusyChange, left: unfinished, onLeft: onUnfinished });
  latest.current = { state, upload, onBusyChange, left: unfinished, onLeft: onUnfinished };

  // On unmount the field passes on an unfinished upload; when it is mounted again, it continues that upload.
  useEffect(() => {
    const { file = null, failed = null } = latest.current.left ?? {};
    lastFile.current = file;
    if (failed) {
      setState(failed);
      if (failed.canRetry) latest.current.onBusyChange?.(true);
    } else if (file) void latest.current.upload(file);
    return () => {
      running.current?.abort();
      const { state: end, onBusyChange: tellBusy, onLeft: leave } = latest.current;
      tellBusy?.(false);
      leave?.(
        end.status === "idle"
          ? null
          : { file: lastFile.current, failed: end.status === "failed" ? end : null },
      );
    };
  }, []);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  async function upload(file: File) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    lastFile.current = file;
    const refuse = (problem: string) => {
      setPreview(null);
      setState({ status: "failed", problem, canRetry: false });
    };
    // A file that cannot be read (for example deleted meanwhile) is sent anyway; the upload then fails with
    // its own error.
    const wrongType = await fileTypeErrorOrNull(file).catch(() => null);
    if (controller.signal.aborted) return;
    if (wrongType) {
      // An earlier upload of this field, which counted as busy, was cancelled above.
      onBusyChange?.(false);
      return refuse(wrongType);
    }
    setState({ status: "preparing" });
    onBusyChange?.(true);
    let isSettled = true;
    try {
      const { picture, isDecoded } = await shrinkPictureForUpload(file);
      if (controller.signal.aborted) return;
      const tooLarge = fileSizeErrorOrNull({ name: file.name, size: picture.size }, limit);
      if (tooLarge) return refuse(tooLarge);
      setPreview(isDecoded ? URL.createObjectURL(picture) : null);
      setState({ status: "uploading", percent: 0 });
      const path = await uploadPicture(picture, file.name, {
        signal: controller.signal,
        onProgress: (percent) => setState({ status: "uploading", percent }),
      });
      setState({ status: "idle" });
      onUploaded(path);
    } catch (error) {
      if (controller.signal.aborted) return;
      const problem = error instanceof UploadError ? error.message : text.recipes.upload.failed;
      if (error instanceof UploadError && error.isFinal) return refuse(problem);
      // The upload still counts as busy, because saving now would silently lose the picture.
      isSettled = false;
      setState({ status: "failed", problem, canRetry: true });
    } finally {
      if (running.current === controller) {
        running.current = null;
        if (isSettled) onBusyChange?.(false);
      }
    }
  }

  return {
    state,
    /** A blob URL to preview the picture during the upload. */
    preview,
    choose(files: FileList | readonly File[]) {
      const tooMany = fileCountErrorOrNull(files.length);
      if (tooMany) return setState({ status: "failed", problem: tooMany, canRetry: false });
      if (files[0]) void upload(files[0]);
    },
    retry() {
      if (lastFile.current) void upload(lastFile.current);
    },
    /** Removes the chosen picture and cancels its upload. */
    clear() {
      running.current?.abort();
      running.current = null;
      lastFile.current = null;
      onBusyChange?.(false);
      setPreview(null);
      setState({ status: "idle" });
    },
  };
}
