import { useEffect, useState } from "react";

/** An object URL of a picture, revoked on unmount; null without a picture. */
export function useObjectUrlOrNull(picture: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const url = picture ? URL.createObjectURL(picture) : null;
    setAddress(url);
    return () => {
      if (url) URL.revokeObjectURL(url);
    };
  }, [picture]);
  return address;
}
