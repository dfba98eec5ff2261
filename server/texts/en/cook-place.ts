/** What stands in cook mode's place before it has come: the little that every page carries along. */
export const cookPlace = {
  title: "Cooking",
  leave: "Back to the recipe",
};
