import { useEffect, useState } from "react";
import { trpc } from "../../lib/trpc.ts";
import { toBase64 } from "./base64.ts";
import type { ScanPhoto } from "./scan-photo.ts";

/**
 * What is to be bettered first about a photo, as it is measured; null where nothing is, or where that cannot be had.
 * Undefined until it is known.
 */
export function usePhotoFault(photo: ScanPhoto | null): string | null | undefined {
  const { client } = trpc.useUtils();
  const [fault, setFault] = useState<string | null>();
  useEffect(() => {
    if (!photo) return;
    let isWanted = true;
    toBase64(photo.picture)
      .then((imageData) => client.scans.assessQuality.mutate({ imageData }))
      .then(
        ({ suggestions }) => isWanted && setFault(suggestions[0] ?? null),
        () => isWanted && setFault(null),
      );
    return () => {
      isWanted = false;
    };
  }, [photo, client]);
  return photo ? fault : null;
}
