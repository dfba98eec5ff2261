/** Texts shown before cook mode has loaded; part of every page. */
export const cookPlace = {
  title: "Cooking",
  leave: "Back to the recipe",
};
