export type BottomBarItem = "home" | "recipes" | "add" | "search" | "profile" | "login";

/** The item of the bottom bar that a path selects, by the first matching rule; null for none. */
export function bottomBarItemOfPathOrNull(path: string, isGuest: boolean): BottomBarItem | null {
  if (path === "/" || path === "/dashboard") return "home";
  if (path.startsWith("/search")) return "search";
  if (isGuest && (path === "/login" || path === "/register")) return "login";
  if (/create|import|scan/.test(path)) return "add";
  // Favorites are reached from the list of recipes.
  if (/^\/(recipes|favorites)/.test(path)) return "recipes";
  if (path.startsWith("/profile")) return "profile";
  return null;
}
