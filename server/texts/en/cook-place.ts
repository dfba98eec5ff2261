/** Texts shown while cook mode is loading. Every page includes them. */
export const cookPlace = {
  title: "Cooking",
  leave: "Back to the recipe",
};
