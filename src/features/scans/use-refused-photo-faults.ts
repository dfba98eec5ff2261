import { useEffect, useState } from "react";
import { type ErrorCode, readErrorAnswer } from "../../lib/error-answer.ts";
import { trpc } from "../../lib/trpc.ts";
import { blobToBase64 } from "./base64.ts";
import type { ScanPhoto } from "./scan-photo.ts";

/** The index of a faulty photo, and the first advice on it; null if the photo could not be measured. */
export type PhotoFault = { index: number; advice: string | null };

/**
 * Lets the server measure the photos of a scan that it refused with `code`; this costs no quota. For
 * SCAN_NO_TEXT the result is advice on each photo, for other codes the first faulty photo. Empty if none is
 * found; undefined while measuring.
 */
export function useQualityFaultsOfRefusedPhotos(
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

/** Error codes that are about a single photo, unlike SCAN_NO_TEXT and SCAN_TOO_LARGE. */
const singlePhotoCodes: ReadonlySet<ErrorCode> = new Set([
  "SCAN_UNSUPPORTED",
  "SCAN_DATA_INVALID",
  "SCAN_TOO_MANY_PIXELS",
  "SCAN_TOO_COSTLY",
]);
