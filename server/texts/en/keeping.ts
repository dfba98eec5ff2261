/** Taking somebody else's recipe into one's own, and what a shared link tells of Larder. */
export const keeping = {
  keep: "Keep this recipe",
  about: "Larder keeps a household's recipes: from the web, from photos, from memory.",
  lookAround: "Look around",
} as const;
