import { useState } from "react";
import { browserStorage } from "../../lib/browser-storage.ts";
import { session, useSession } from "../../lib/session.ts";
import type { Session } from "../../lib/session-store.ts";
import { keepRecent, readRecent, withRecent } from "./recent-searches.ts";

/** Whose searches they are while nobody is signed in. */
const guest = "guest";

/** What was searched for in this browser before. */
export function useRecentSearches() {
  const owner = ownerOf(useSession());
  const [texts, setTexts] = useState(() => readRecent(browserStorage, owner));

  function keep(change: (before: readonly string[]) => readonly string[]) {
    // Whoever has just signed out leaves nothing behind, also where the page goes only now.
    if (ownerOf(session.get()) !== owner) return;
    // Another tab may have added to them meanwhile.
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
