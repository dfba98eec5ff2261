import { useSession } from "../../lib/session.ts";

/** Owner without a session. */
export const GUEST = "guest";

/** The owner of progress and timers in this browser. Guests of one browser share theirs. */
export function useMemberIdOrGuest(): string {
  const { user } = useSession();
  return user?.id ?? GUEST;
}
