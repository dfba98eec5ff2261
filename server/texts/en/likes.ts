/** The heart on a card and on a recipe's page. Its tooltip is its name too. */
export const likes = {
  like: "Like this recipe",
  unlike: "Unlike this recipe",
  signIn: "Sign in to like recipes",
  cannot: "You cannot like this recipe",
  /** For the browser's log; nobody is told. */
  failed: "Failed to update like status",
  /** What a screen reader hears: what the button does, to which recipe, and how many did it. */
  named: (action: string, title: string, count: string) => `${action}: ${title}, ${count}`,
  word: "Like",
  unit: (isOne: boolean) => (isOne ? "like" : "likes"),
};
