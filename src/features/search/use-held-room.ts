import { useState } from "react";

/** Whether something was waited for: the room that it was given stays, so that what is below it stays too. */
export function useHeldRoom(isComing: boolean): boolean {
  const [isHeld, setHeld] = useState(isComing);
  if (isComing && !isHeld) setHeld(true);
  return isHeld;
}
