import { useEffect, useState } from "react";

/** When shapes of what comes are seen, as everywhere, in ms. */
const seenAfter = 200;

/** Whether something was waited for so long that its room was seen: that room stays, so that what is below it stays too. */
export function useHeldRoom(isComing: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => setHeld(true), seenAfter);
    return () => clearTimeout(timer);
  }, [isComing]);
  return isHeld;
}
