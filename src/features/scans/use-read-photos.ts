import { useEffect, useEffectEvent, useRef, useState } from "react";
import { errorTexts } from "#server/texts/en/errors.ts";
import { text } from "#server/texts/en.ts";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { createRandomUuid } from "../../lib/new-id.ts";
import { session } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import type { Problem } from "../recipe-editor/form-problem-alert.tsx";
import { useInvalidateUsage } from "../usage/use-invalidate-usage.ts";
import { blobToBase64 } from "./base64.ts";
import { fillMissingPartsFromText } from "./fill-missing-parts-from-text.ts";
import type { Reading } from "./scan-drafts.ts";
import type { ScanPhoto } from "./scan-photo.ts";

export type ProcessState =
  | { status: "idle" }
  /** `id` identifies the scan in requests of its progress. */
  | { status: "running"; id: string }
  | { status: "failed"; problem: Problem };

const texts = text.scans;

/** Sends photos to be read, one scan at a time. A cancelled scan calls nothing. */
export function useRecogniseScanPhotos({ onRead }: { onRead: (reading: Reading) => void }) {
  const { client } = trpc.useUtils();
  const refreshUsage = useInvalidateUsage();
  const [state, setState] = useState<ProcessState>({ status: "idle" });
  const running = useRef<{ id: string; controller: AbortController } | null>(null);

  function stop() {
    if (!running.current) return;
    const { id, controller } = running.current;
    running.current = null;
    controller.abort();
    client.scans.cancel.mutate({ id }).catch(() => {
      // If the cancellation fails, the server ends the scan after its time limit.
    });
  }
  // Leaving the page cancels the scan.
  const stopNow = useEffectEvent(stop);
  useEffect(() => () => stopNow(), []);

  async function run(photos: readonly ScanPhoto[]) {
    stop();
    const fail = (problem: Problem) => setState({ status: "failed", problem });
    if (photos.length === 0) return fail({ message: texts.capture.noImage });
    if (session.get().user === null) return fail({ message: texts.notAuthenticated });
    const id = createRandomUuid();
    const controller = new AbortController();
    running.current = { id, controller };
    setState({ status: "running", id });
    try {
      const [imageData = "", ...moreImages] = await Promise.all(
        photos.map((photo) => blobToBase64(photo.picture)),
      );
      const input = { imageData, moreImages, progressId: id };
      const answer = await client.scans.process.mutate(input, { signal: controller.signal });
      const filled = await fillMissingPartsFromText(answer, (ocrText) =>
        client.scans.parseText.mutate({ ocrText }),
      );
      if (controller.signal.aborted) return;
      void refreshUsage();
      onRead({ id, answer: filled, photos });
      setState({ status: "idle" });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (session.get().user === null) return fail({ message: texts.notAuthenticated });
      // The server refuses a too large body before it parses it, so the error has no code of its own.
      if (readErrorAnswer(error).status === 413) return fail({ message: errorTexts.SCAN_TOO_LARGE });
      fail({ error, fallback: texts.process.failed, failedAt: Date.now() });
    } finally {
      if (running.current?.id === id) running.current = null;
    }
  }

  return {
    state,
    run,
    cancel() {
      stop();
      setState({ status: "idle" });
    },
    clear() {
      if (state.status === "failed") setState({ status: "idle" });
    },
  };
}
