import { useState } from "react";
import { browserStorage } from "../../lib/browser-storage.ts";
import { session, useSession } from "../../lib/session.ts";
import type { Session } from "../../lib/session-store.ts";
import { keepRecent, readRecent, withRecent } from "./recent-searches.ts";

/** Owner of searches without a session. */
const guest = "guest";

/** The recent searches of this browser. */
export function useRecentSearches() {
  const owner = ownerOf(useSession());
  const [texts, setTexts] = useState(() => readRecent(browserStorage, owner));

  function keep(change: (before: readonly string[]) => readonly string[]) {
    // A member who has just signed out leaves nothing behind, even before the page changes.
    if (ownerOf(session.get()) !== owner) return;
    // Another tab may have changed them in the meantime.
    const next = [...change(readRecent(browserStorage, owner))];
    keepRecent(browserStorage, owner, next);
    setTexts(next);
  }

  return {
    texts,
    remember: (query: string) => keep((before) => withRecent(before, query)),
    forget: (text: string) => keep((before) => before.filter((one) => one !== text)),
    forgetAll: () => keep(() => []),
  };
}

const ownerOf = ({ user }: Session) => user?.id ?? guest;

export type RecentSearches = ReturnType<typeof useRecentSearches>;
