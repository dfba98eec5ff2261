/** The like button on recipe cards and pages. Its accessible name is also its tooltip. */
export const likes = {
  like: "Like this recipe",
  unlike: "Unlike this recipe",
  signIn: "Sign in to like recipes",
  cannot: "You cannot like this recipe",
  /** Written to the browser's console only. */
  failed: "Failed to update like status",
  /** For screen readers: action, recipe and count. */
  named: (action: string, title: string, count: string) => `${action}: ${title}, ${count}`,
  word: "Like",
  unit: (isOne: boolean) => (isOne ? "like" : "likes"),
};
