import { useState } from "react";
import { browserStorage } from "../../lib/browser-storage.ts";
import { session, useSession } from "../../lib/session.ts";
import type { Session } from "../../lib/session-store.ts";
import { addRecentSearch, readRecentSearches, writeRecentSearches } from "./recent-searches.ts";

/** The owner of recent searches while no member is signed in. */
const guest = "guest";

/** The recent searches of the member or guest in this browser. */
export function useRecentSearches() {
  const owner = userIdOrGuest(useSession());
  const [texts, setTexts] = useState(() => readRecentSearches(browserStorage, owner));

  function update(change: (before: readonly string[]) => readonly string[]) {
    // After a sign-out nothing is written, even if the page has not changed yet.
    if (userIdOrGuest(session.get()) !== owner) return;
    // The stored searches are read again, because another tab may have changed them.
    const next = [...change(readRecentSearches(browserStorage, owner))];
    writeRecentSearches(browserStorage, owner, next);
    setTexts(next);
  }

  return {
    texts,
    remember: (query: string) => update((before) => addRecentSearch(before, query)),
    forget: (text: string) => update((before) => before.filter((entry) => entry !== text)),
    forgetAll: () => update(() => []),
  };
}

const userIdOrGuest = ({ user }: Session) => user?.id ?? guest;

export type RecentSearches = ReturnType<typeof useRecentSearches>;
