import { useEffect, useState } from "react";
import { type ErrorCode, readErrorAnswer } from "../../lib/error-answer.ts";
import { trpc } from "../../lib/trpc.ts";
import { toBase64 } from "./base64.ts";
import type { ScanPhoto } from "./scan-photo.ts";

/** The photo that could not be read, and what is to be bettered first about it where that was measured. */
export type PhotoFault = { photo: ScanPhoto; advice: string | null };

/**
 * Which photo is at fault, after its scan was refused with `code`: each is measured until one is found, which costs
 * nothing. Null where none is, or where that cannot be had. Undefined until it is known.
 */
export function usePhotoFault(
  photos: readonly ScanPhoto[],
  code: ErrorCode | null,
): PhotoFault | null | undefined {
  const { client } = trpc.useUtils();
  const [fault, setFault] = useState<PhotoFault | null>();
  const isMeasured = code === "SCAN_NO_TEXT" || (code !== null && photos.length > 1 && ofOnePhoto.has(code));
  useEffect(() => {
    if (!isMeasured) return;
    let isWanted = true;
    async function find(): Promise<PhotoFault | null> {
      for (const photo of photos) {
        try {
          const imageData = await toBase64(photo.picture);
          const [advice] = (await client.scans.assessQuality.mutate({ imageData })).suggestions;
          if (code === "SCAN_NO_TEXT" && advice) return { photo, advice };
        } catch (error) {
          if (readErrorAnswer(error).code === code) return { photo, advice: null };
        }
        if (!isWanted) break;
      }
      return null;
    }
    void find().then((found) => isWanted && setFault(found));
    return () => {
      isWanted = false;
    };
  }, [photos, code, isMeasured, client]);
  return isMeasured ? fault : null;
}

/** What one photo alone can be refused for, whatever the others are. */
const ofOnePhoto: ReadonlySet<ErrorCode> = new Set(["SCAN_UNSUPPORTED", "SCAN_DATA_INVALID"]);
