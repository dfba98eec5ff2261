import { useSession } from "../../lib/session.ts";

/** Whose it is while nobody is signed in. */
export const GUEST = "guest";

/** Whose progress and timers this browser shows. Guests of one browser share theirs. */
export function useCookingOwner(): string {
  const { user } = useSession();
  return user?.id ?? GUEST;
}
