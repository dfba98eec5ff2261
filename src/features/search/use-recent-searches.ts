import { useState } from "react";
import { browserStorage } from "../../lib/browser-storage.ts";
import { useSession } from "../../lib/session.ts";
import { keepRecent, readRecent, withRecent } from "./recent-searches.ts";

/** Whose searches they are while nobody is signed in. */
const guest = "guest";

/** What was searched for in this browser before. */
export function useRecentSearches() {
  const { user } = useSession();
  const owner = user?.id ?? guest;
  const [texts, setTexts] = useState(() => readRecent(browserStorage, owner));

  function keep(change: (before: readonly string[]) => readonly string[]) {
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

export type RecentSearches = ReturnType<typeof useRecentSearches>;
