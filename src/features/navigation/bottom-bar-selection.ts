export type BottomBarItem = "home" | "recipes" | "add" | "search" | "profile" | "login";

/** Which item of the bottom bar a path selects; the first rule that fits wins. Null for none. */
export function selectBottomBarItem(path: string, isGuest: boolean): BottomBarItem | null {
  if (path === "/" || path === "/dashboard") return "home";
  if (path.startsWith("/search")) return "search";
  if (isGuest && (path === "/login" || path === "/register")) return "login";
  if (/create|import|scan/.test(path)) return "add";
  // The way to the favorites is on the list of recipes.
  if (/^\/(recipes|favorites)/.test(path)) return "recipes";
  if (path.startsWith("/profile")) return "profile";
  return null;
}
