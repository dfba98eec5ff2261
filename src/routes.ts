import { type ComponentType, createElement } from "react";
import { LoadingMessage } from "./components/ui/loading-message.tsx";
import { CookModePlaceholder } from "./features/cooking/cook-mode-placeholder.tsx";
import { loadScriptAndIdentityConfig } from "./features/identities/identity-config.ts";
import { createLazyComponent, type LazyComponent } from "./lib/lazy-component.ts";
import { routes } from "./paths.ts";

/**
 * Who may open a page. "member-on-arrival": the page stays if the session ends later.
 * "member-or-prompted-guest": the page asks guests to sign in.
 */
type Access = "anyone" | "member" | "member-on-arrival" | "member-or-prompted-guest" | "member-or-guest";
export type RouteEntry = {
  path: string;
  access: Access;
  page: LazyComponent<object>;
  /** The most likely next page, which is preloaded when this page is idle. */
  next?: LazyComponent<object> | undefined;
};

const createLazyPage = (load: () => Promise<{ default: ComponentType }>) =>
  createLazyComponent(load, { placeholder: createElement(LoadingMessage) });

const dashboard = createLazyPage(() => import("./pages/dashboard.tsx"));
const recipe = createLazyPage(() => import("./pages/recipe.tsx"));
// The placeholder already offers the exit of cook mode while its script loads.
const cook = createLazyComponent(() => import("./pages/recipe-cook.tsx"), {
  placeholder: createElement(CookModePlaceholder),
});

const createRouteEntry = (
  path: string,
  access: Access,
  load: () => Promise<{ default: ComponentType }>,
  next?: LazyComponent<object>,
): RouteEntry => ({ path, access, page: createLazyPage(load), next });

/** All pages. The first matching pattern wins, so fixed segments must precede `:id`. */
export const routeTable: RouteEntry[] = [
  createRouteEntry(routes.landing, "anyone", () => import("./pages/landing.tsx")),
  createRouteEntry(routes.login, "anyone", () => loadScriptAndIdentityConfig(import("./pages/login.tsx"))),
  createRouteEntry(routes.register, "anyone", () =>
    loadScriptAndIdentityConfig(import("./pages/register.tsx")),
  ),
  createRouteEntry(routes.verifyEmail, "anyone", () => import("./pages/verify-email.tsx")),
  createRouteEntry(routes.resendVerification, "anyone", () => import("./pages/resend-verification.tsx")),
  createRouteEntry(routes.forgotPassword, "anyone", () => import("./pages/forgot-password.tsx")),
  createRouteEntry(routes.resetPassword, "anyone", () => import("./pages/reset-password.tsx")),
  createRouteEntry(routes.trust, "anyone", () => import("./pages/trust.tsx")),
  createRouteEntry(routes.removeSignIn, "anyone", () => import("./pages/remove-sign-in.tsx")),
  { path: routes.dashboard, access: "member-or-guest", page: dashboard, next: recipe },
  { path: routes.add, access: "member", page: dashboard },
  createRouteEntry(routes.search, "member-or-guest", () => import("./pages/search.tsx"), recipe),
  createRouteEntry(routes.recipes, "member", () => import("./pages/recipes.tsx"), recipe),
  createRouteEntry(routes.favorites, "member", () => import("./pages/favorites.tsx"), recipe),
  createRouteEntry(routes.profile, "member-or-prompted-guest", () =>
    loadScriptAndIdentityConfig(import("./pages/profile.tsx")),
  ),
  createRouteEntry(routes.security, "member", () => import("./pages/security.tsx")),
  createRouteEntry(routes.pricing, "member", () => import("./pages/pricing.tsx")),
  createRouteEntry(routes.recipeCreate, "member", () => import("./pages/recipe-create.tsx")),
  createRouteEntry(routes.recipeImport, "member", () => import("./pages/recipe-import.tsx")),
  createRouteEntry(routes.recipeScan, "member-on-arrival", () => import("./pages/recipe-scan.tsx")),
  createRouteEntry(routes.recipeEdit, "member", () => import("./pages/recipe-edit.tsx")),
  { path: routes.recipeCook, access: "member-or-guest", page: cook },
  createRouteEntry(routes.shared, "anyone", () => import("./pages/shared-recipe.tsx")),
  // Preloads cook mode, because the network may be bad in a kitchen.
  { path: routes.recipe, access: "member-or-guest", page: recipe, next: cook },
];
