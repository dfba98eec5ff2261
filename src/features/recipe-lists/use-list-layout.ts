import { browserStorage } from "../../lib/browser-storage.ts";
import { createStore } from "../../lib/store.ts";
import { useMediaQueryMatches } from "../../lib/use-media.ts";

export type ListLayout = "grid" | "list";

const STORAGE_KEY = "larder:list-layout";
const stored = browserStorage.get(STORAGE_KEY);
const chosen = createStore<ListLayout | null>(stored === "grid" || stored === "list" ? stored : null);

export function chooseListLayout(layout: ListLayout): void {
  browserStorage.set(STORAGE_KEY, layout);
  chosen.set(layout);
}

/** The layout of recipe lists that was chosen in this browser; otherwise rows on phones and cards elsewhere. */
export function useListLayout(): ListLayout {
  const isPhone = useMediaQueryMatches("(width < 40rem)");
  return chosen.use() ?? (isPhone ? "list" : "grid");
}
