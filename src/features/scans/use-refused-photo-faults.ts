import { useEffect, useState } from "react";
import { type ErrorCode, readErrorAnswer } from "../../lib/error-answer.ts";
import { trpc } from "../../lib/trpc.ts";
import { blobToBase64 } from "./base64.ts";
import type { ScanPhoto } from "./scan-photo.ts";

/** The index of a faulty photo, and the first advice on it if it was measured. */
export type PhotoFault = { index: number; advice: string | null };

/**
 * Measures the photos of a scan that was refused with `code`, which costs no quota. Without text every photo gets its
 * advice; for other codes the first faulty photo is found. Empty if none is found or the call fails; undefined until it
 * is known.
 */
export function useRefusedPhotoFaults(
  photos: readonly ScanPhoto[],
  code: ErrorCode | null,
): readonly PhotoFault[] | undefined {
  const { client } = trpc.useUtils();
  const [faults, setFaults] = useState<readonly PhotoFault[]>();
  const isMeasured =
    code === "SCAN_NO_TEXT" || (code !== null && photos.length > 1 && singlePhotoCodes.has(code));
  useEffect(() => {
    if (!isMeasured) return;
    let isActive = true;
    async function find(): Promise<readonly PhotoFault[]> {
      const found: PhotoFault[] = [];
      for (const [index, photo] of photos.entries()) {
        if (!isActive) break;
        try {
          const imageData = await blobToBase64(photo.picture);
          const [advice] = (await client.scans.assessQuality.mutate({ imageData })).suggestions;
          if (code === "SCAN_NO_TEXT" && advice) found.push({ index, advice });
        } catch (error) {
          if (readErrorAnswer(error).code === code) return [{ index, advice: null }];
        }
      }
      return found;
    }
    void find().then((found) => isActive && setFaults(found));
    return () => {
      isActive = false;
    };
  }, [photos, code, isMeasured, client]);
  return isMeasured ? faults : none;
}

const none: readonly PhotoFault[] = [];

/** Codes that refer to a single photo. SCAN_NO_TEXT and SCAN_TOO_LARGE depend on all of them. */
const singlePhotoCodes: ReadonlySet<ErrorCode> = new Set([
  "SCAN_UNSUPPORTED",
  "SCAN_DATA_INVALID",
  "SCAN_TOO_MANY_PIXELS",
  "SCAN_TOO_COSTLY",
]);
