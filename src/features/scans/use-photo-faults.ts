import { useEffect, useState } from "react";
import { type ErrorCode, readErrorAnswer } from "../../lib/error-answer.ts";
import { trpc } from "../../lib/trpc.ts";
import { toBase64 } from "./base64.ts";
import type { ScanPhoto } from "./scan-photo.ts";

/** The place of a photo with a fault, from 0, and what is to be bettered first about it where that was measured. */
export type PhotoFault = { at: number; advice: string | null };

/**
 * What is wrong with which photos, after their scan was refused with `code`: they are measured, which costs nothing.
 * Without text are all of them, and each has its advice; of other faults the first photo that has it is found.
 * Empty where none is found, or where that cannot be had. Undefined until it is known.
 */
export function usePhotoFaults(
  photos: readonly ScanPhoto[],
  code: ErrorCode | null,
): readonly PhotoFault[] | undefined {
  const { client } = trpc.useUtils();
  const [faults, setFaults] = useState<readonly PhotoFault[]>();
  const isMeasured = code === "SCAN_NO_TEXT" || (code !== null && photos.length > 1 && ofOnePhoto.has(code));
  useEffect(() => {
    if (!isMeasured) return;
    let isWanted = true;
    async function find(): Promise<readonly PhotoFault[]> {
      const found: PhotoFault[] = [];
      for (const [at, photo] of photos.entries()) {
        if (!isWanted) break;
        try {
          const imageData = await toBase64(photo.picture);
          const [advice] = (await client.scans.assessQuality.mutate({ imageData })).suggestions;
          if (code === "SCAN_NO_TEXT" && advice) found.push({ at, advice });
        } catch (error) {
          if (readErrorAnswer(error).code === code) return [{ at, advice: null }];
        }
      }
      return found;
    }
    void find().then((found) => isWanted && setFaults(found));
    return () => {
      isWanted = false;
    };
  }, [photos, code, isMeasured, client]);
  return isMeasured ? faults : none;
}

const none: readonly PhotoFault[] = [];

/**
 * What one photo alone can be refused for, whatever the others are. Not SCAN_NO_TEXT, which goes by the text of all of
 * them, nor SCAN_TOO_LARGE, which goes by their size together as well.
 */
const ofOnePhoto: ReadonlySet<ErrorCode> = new Set(["SCAN_UNSUPPORTED", "SCAN_DATA_INVALID"]);
