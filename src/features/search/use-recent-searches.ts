import { useState } from "react";
import { browserStorage } from "../../lib/browser-storage.ts";
import { session, useSession } from "../../lib/session.ts";
import type { Session } from "../../lib/session-store.ts";
import { addRecentSearch, readRecentSearches, writeRecentSearches } from "./recent-searches.ts";

/** Owner of searches without a session. */
const guest = "guest";

/** The recent searches of this browser. */
export function useRecentSearches() {
  const owner = ownerOf(useSession());
  const [texts, setTexts] = useState(() => readRecentSearches(browserStorage, owner));

  function update(change: (before: readonly string[]) => readonly string[]) {
    // A member who has just signed out leaves nothing behind, even before the page changes.
    if (ownerOf(session.get()) !== owner) return;
    // Another tab may have changed them in the meantime.
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

const ownerOf = ({ user }: Session) => user?.id ?? guest;

export type RecentSearches = ReturnType<typeof useRecentSearches>;
