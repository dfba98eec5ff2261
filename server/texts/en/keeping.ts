/** Saving a copy of another member's recipe, and the introduction to Larder below a shared recipe. */
export const keeping = {
  keep: "Keep this recipe",
  about: "Larder keeps a household's recipes: from the web, from photos, from memory.",
  lookAround: "Look around",
  /** Shown to guests at the end of a recipe. */
  foot: {
    title: "Cook it again next week",
    body: "In a Larder of your own it waits for you: scaled to who comes, with its timers, beside everything else you cook.",
    call: "Keep it in your own Larder",
  },
  more: "More from this kitchen",
} as const;
