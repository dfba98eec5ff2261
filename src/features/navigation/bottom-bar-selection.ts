export type BottomBarItem = "home" | "recipes" | "add" | "search" | "profile" | "login";

/** The item of the bottom bar to highlight for a path; null for none. */
export function bottomBarItemOfPathOrNull(path: string, isGuest: boolean): BottomBarItem | null {
  if (path === "/" || path === "/dashboard") return "home";
  if (path.startsWith("/search")) return "search";
  if (isGuest && (path === "/login" || path === "/register")) return "login";
  if (/create|import|scan/.test(path)) return "add";
  // Favorites have no item of their own; the page of recipes links to them.
  if (/^\/(recipes|favorites)/.test(path)) return "recipes";
  if (path.startsWith("/profile")) return "profile";
  return null;
}
