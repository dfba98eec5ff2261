import type { QueryCacheNotifyEvent } from "@tanstack/react-query";
import { session } from "../../lib/session.ts";
import { queryClient } from "../../lib/trpc.ts";
import { createLikeStore } from "./like-store.ts";
import { recipesIn } from "./recipes-in.ts";

/** The likes of this browser, fed by every answer that carries recipes. */
export const likes = createLikeStore();

const askedAt = new WeakMap<QueryCacheNotifyEvent["query"], number>();

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== "updated") return;
  const { action, query } = event;
  // An answer is as old as its question: a like that came in between is not undone by it.
  if (action.type === "fetch") askedAt.set(query, Date.now());
  if (action.type === "success" && !action.manual) {
    likes.synchronise(recipesIn(query.state.data), askedAt.get(query) ?? query.state.dataUpdatedAt);
  }
});

// What was loaded before this module was.
for (const { state } of queryClient.getQueryCache().getAll()) {
  likes.synchronise(recipesIn(state.data), state.dataUpdatedAt);
}

// One person's likes are not the next one's.
let userId = session.get().user?.id;
session.subscribe(() => {
  const now = session.get().user?.id;
  if (now === userId) return;
  userId = now;
  likes.clear();
});
