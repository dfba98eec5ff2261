import { useSession } from "../../lib/session.ts";

/** The owner of progress and timers while no member is signed in. */
export const GUEST = "guest";

/** The owner of progress and timers in this browser. All guests of a browser share one owner. */
export function useMemberIdOrGuest(): string {
  const { user } = useSession();
  return user?.id ?? GUEST;
}
