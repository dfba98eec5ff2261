/** Taking somebody else's recipe into one's own, and what a shared link tells of Larder. */
export const keeping = {
  keep: "Keep this recipe",
  about: "Larder keeps a household's recipes: from the web, from photos, from memory.",
  lookAround: "Look around",
  /** At the end of a recipe that somebody without an account has read. */
  foot: {
    title: "Cook it again next week",
    body: "In a Larder of your own it waits for you: scaled to who comes, with its timers, beside everything else you cook.",
    call: "Keep it in your own Larder",
  },
  more: "More from this kitchen",
} as const;
