import { type ComponentType, createElement } from "react";
import { Loading } from "./components/ui/loading.tsx";
import { CookPlace } from "./features/cooking/cook-place.tsx";
import { withIdentityConfig } from "./features/identities/identity-config.ts";
import { type LazyComponent, lazyComponent } from "./lib/lazy-component.ts";
import { routes } from "./paths.ts";

/** Who a page is for: anyone, members (or whoever was one on coming; or a guest, whom the page tells so), or both. */
type Access = "anyone" | "member" | "member-on-arrival" | "member-or-told-guest" | "member-or-guest";
export type RouteEntry = {
  path: string;
  access: Access;
  page: LazyComponent<object>;
  /** Where most go next: its script is fetched once the page has come to rest. */
  next?: LazyComponent<object> | undefined;
};

const lazyPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyComponent(load, { placeholder: createElement(Loading) });

const dashboard = lazyPage(() => import("./pages/dashboard.tsx"));
const recipe = lazyPage(() => import("./pages/recipe.tsx"));
// The way out of cook mode stands before its script has come.
const cook = lazyComponent(() => import("./pages/recipe-cook.tsx"), {
  placeholder: createElement(CookPlace),
});

const entry = (
  path: string,
  access: Access,
  load: () => Promise<{ default: ComponentType }>,
  next?: LazyComponent<object>,
): RouteEntry => ({ path, access, page: lazyPage(load), next });

/** Every page; the first pattern that fits wins, so fixed segments stand before `:id`. */
export const routeTable: RouteEntry[] = [
  entry(routes.landing, "anyone", () => import("./pages/landing.tsx")),
  entry(routes.login, "anyone", () => withIdentityConfig(import("./pages/login.tsx"))),
  entry(routes.register, "anyone", () => withIdentityConfig(import("./pages/register.tsx"))),
  entry(routes.verifyEmail, "anyone", () => import("./pages/verify-email.tsx")),
  entry(routes.resendVerification, "anyone", () => import("./pages/resend-verification.tsx")),
  entry(routes.forgotPassword, "anyone", () => import("./pages/forgot-password.tsx")),
  entry(routes.resetPassword, "anyone", () => import("./pages/reset-password.tsx")),
  entry(routes.trust, "anyone", () => import("./pages/trust.tsx")),
  entry(routes.removeSignIn, "anyone", () => import("./pages/remove-sign-in.tsx")),
  { path: routes.dashboard, access: "member-or-guest", page: dashboard, next: recipe },
  { path: routes.add, access: "member", page: dashboard },
  entry(routes.search, "member-or-guest", () => import("./pages/search.tsx"), recipe),
  entry(routes.recipes, "member", () => import("./pages/recipes.tsx"), recipe),
  entry(routes.favorites, "member", () => import("./pages/favorites.tsx"), recipe),
  entry(routes.profile, "member-or-told-guest", () => withIdentityConfig(import("./pages/profile.tsx"))),
  entry(routes.security, "member", () => import("./pages/security.tsx")),
  entry(routes.pricing, "member", () => import("./pages/pricing.tsx")),
  entry(routes.recipeCreate, "member", () => import("./pages/recipe-create.tsx")),
  entry(routes.recipeImport, "member", () => import("./pages/recipe-import.tsx")),
  entry(routes.recipeScan, "member-on-arrival", () => import("./pages/recipe-scan.tsx")),
  entry(routes.recipeEdit, "member", () => import("./pages/recipe-edit.tsx")),
  { path: routes.recipeCook, access: "member-or-guest", page: cook },
  entry(routes.shared, "anyone", () => import("./pages/shared-recipe.tsx")),
  // A kitchen's network may be gone by the time that one cooks.
  { path: routes.recipe, access: "member-or-guest", page: recipe, next: cook },
];
