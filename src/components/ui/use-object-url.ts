import { useEffect, useState } from "react";

/** An address for the bytes of a picture, as long as they are shown; null before there is one. */
export function useObjectUrl(picture: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = picture ? URL.createObjectURL(picture) : null;
    setAddress(made);
    return () => {
      if (made) URL.revokeObjectURL(made);
    };
  }, [picture]);
  return address;
}
