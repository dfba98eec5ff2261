import { useSession } from "../../lib/session.ts";

/** Whose progress and timers this browser shows. Guests of one browser share theirs. */
export function useCookingOwner(): string {
  const { user } = useSession();
  return user?.id ?? "guest";
}
