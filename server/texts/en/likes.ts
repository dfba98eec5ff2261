/** The heart on a card and on a recipe's page. Its tooltip is its name too. */
export const likes = {
  like: "Like this recipe",
  unlike: "Unlike this recipe",
  signIn: "Sign in to like recipes",
  cannot: "You cannot like this recipe",
  /** For the browser's log only. */
  failed: "Failed to update like status",
  /** For screen readers: action, recipe and count. */
  named: (action: string, title: string, count: string) => `${action}: ${title}, ${count}`,
  word: "Like",
  unit: (isOne: boolean) => (isOne ? "like" : "likes"),
};
