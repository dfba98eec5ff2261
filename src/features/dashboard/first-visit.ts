import { useEffect, useState } from "react";
import { browserStorage, type TextStorage } from "../../lib/browser-storage.ts";
import type { SessionUser } from "../../lib/session-store.ts";

/** In ms. A member who registered longer ago has seen the dashboard before, perhaps in another browser. */
const NEW_MEMBER_MS = 7 * 24 * 3600 * 1000;

type Visitor = Pick<SessionUser, "id" | "createdAt">;

const welcomedStorageKey = (userId: string) => `larder:welcomed:${userId}`;

/** Whether a new member has not left the dashboard yet in this browser. */
export function isFirstDashboardVisit(
  { id, createdAt }: Visitor,
  now: number,
  storage: TextStorage,
): boolean {
  return now - Date.parse(createdAt) < NEW_MEMBER_MS && storage.get(welcomedStorageKey(id)) === null;
}

/**
 * Like `isFirstDashboardVisit`, but constant while the dashboard is mounted. Leaving it ends the first visit.
 */
export function useIsFirstDashboardVisit(visitor: Visitor): boolean {
  const [isFirst] = useState(() => isFirstDashboardVisit(visitor, Date.now(), browserStorage));
  const { id } = visitor;

  useEffect(() => {
    if (!isFirst) return;
    const leave = () => browserStorage.set(welcomedStorageKey(id), "yes");
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [isFirst, id]);

  return isFirst;
}

/** The first word of a name, for example "Vera" for "Vera Visitor". */
export function firstWordOfName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? name;
}
