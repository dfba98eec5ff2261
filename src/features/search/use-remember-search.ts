import { useEffect, useRef } from "react";

/** So long a search that found something stands before it counts as one that was meant, in ms. */
const meant = 1500;

/**
 * Keeps a search that found something: once it has stood a while, or when somebody goes on from it to a recipe. What was
 * only passed by while typing is not kept.
 */
export function useRememberSearch(query: string, hasFound: boolean, remember: (query: string) => void): void {
  const latest = useRef({ query, hasFound, remember });
  latest.current = { query, hasFound, remember };

  useEffect(() => {
    if (query === "" || !hasFound) return;
    const timer = setTimeout(() => latest.current.remember(query), meant);
    return () => clearTimeout(timer);
  }, [query, hasFound]);

  useEffect(
    () => () => {
      const last = latest.current;
      if (last.query !== "" && last.hasFound) last.remember(last.query);
    },
    [],
  );
}
