import { useEffect, useState } from "react";

/** An object URL of a picture while it is shown; null without one. */
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
