/** What is known of one recipe's likes, and since when: ms since 1970. */
export type LikeState = { liked: boolean; likeCount: number; lastUpdated: number };

/** What every answer that holds a recipe says of its likes. */
export type LikedRecipe = { id: string; userLiked: boolean; likeCount: number };

/** Likes by recipe id: all cards of a recipe read here, so that they agree. The newest word stands. */
export function createLikeStore() {
  const states = new Map<string, LikeState>();
  const inFlight = new Set<string>();
  const listeners = new Set<() => void>();

  function emit(): void {
    for (const listener of listeners) listener();
  }

  /** Answers whether anything that is shown has changed. */
  function take({ id, userLiked: liked, likeCount }: LikedRecipe, at: number): boolean {
    const known = states.get(id);
    if (known && known.lastUpdated > at) return false;
    if (known?.liked === liked && known.likeCount === likeCount) {
      known.lastUpdated = at;
      return false;
    }
    states.set(id, { liked, likeCount, lastUpdated: at });
    return true;
  }

  return {
    get: (id: string): LikeState | undefined => states.get(id),
    isInFlight: (id: string): boolean => inFlight.has(id),

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** What an answer says that was asked for at `at`; an older word than the known one is left aside. */
    synchronise(recipes: Iterable<LikedRecipe>, at: number): void {
      let isChanged = false;
      for (const recipe of recipes) isChanged = take(recipe, at) || isChanged;
      if (isChanged) emit();
    },

    /** One call a recipe at a time: false where one is under way. */
    begin(id: string): boolean {
      if (inFlight.has(id)) return false;
      inFlight.add(id);
      emit();
      return true;
    },

    end(id: string): void {
      inFlight.delete(id);
      emit();
    },

    clear(): void {
      states.clear();
      emit();
    },
  };
}
