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
  next?: LazyComponent<object>;
};

const lazyPage = (load: () => Promise<{ default: ComponentType }>) =>
  lazyComponent(load, { placeholder: createElement(Loading) });

const dashboard = lazyPage(() => import("./pages/dashboard.tsx"));
const recipe = lazyPage(() => import("./pages/recipe.tsx"));
// The way out of cook mode stands before its script has come.
const cook = lazyComponent(() => import("./pages/recipe-cook.tsx"), {
  placeholder: createElement(CookPlace),
});

/** Every page; the first pattern that fits wins, so fixed segments stand before `:id`. */
export const routeTable: RouteEntry[] = [
  { path: routes.landing, access: "anyone", page: lazyPage(() => import("./pages/landing.tsx")) },
  {
    path: routes.login,
    access: "anyone",
    page: lazyPage(() => withIdentityConfig(import("./pages/login.tsx"))),
  },
  {
    path: routes.register,
    access: "anyone",
    page: lazyPage(() => withIdentityConfig(import("./pages/register.tsx"))),
  },
  { path: routes.verifyEmail, access: "anyone", page: lazyPage(() => import("./pages/verify-email.tsx")) },
  {
    path: routes.resendVerification,
    access: "anyone",
    page: lazyPage(() => import("./pages/resend-verification.tsx")),
  },
  {
    path: routes.forgotPassword,
    access: "anyone",
    page: lazyPage(() => import("./pages/forgot-password.tsx")),
  },
  {
    path: routes.resetPassword,
    access: "anyone",
    page: lazyPage(() => import("./pages/reset-password.tsx")),
  },
  { path: routes.trust, access: "anyone", page: lazyPage(() => import("./pages/trust.tsx")) },
  {
    path: routes.removeSignIn,
    access: "anyone",
    page: lazyPage(() => import("./pages/remove-sign-in.tsx")),
  },
  { path: routes.dashboard, access: "member-or-guest", page: dashboard, next: recipe },
  { path: routes.add, access: "member", page: dashboard },
  {
    path: routes.search,
    access: "member-or-guest",
    page: lazyPage(() => import("./pages/search.tsx")),
    next: recipe,
  },
  {
    path: routes.recipes,
    access: "member",
    page: lazyPage(() => import("./pages/recipes.tsx")),
    next: recipe,
  },
  {
    path: routes.favorites,
    access: "member",
    page: lazyPage(() => import("./pages/favorites.tsx")),
    next: recipe,
  },
  {
    path: routes.profile,
    access: "member-or-told-guest",
    page: lazyPage(() => withIdentityConfig(import("./pages/profile.tsx"))),
  },
  { path: routes.security, access: "member", page: lazyPage(() => import("./pages/security.tsx")) },
  { path: routes.pricing, access: "member", page: lazyPage(() => import("./pages/pricing.tsx")) },
  { path: routes.recipeCreate, access: "member", page: lazyPage(() => import("./pages/recipe-create.tsx")) },
  { path: routes.recipeImport, access: "member", page: lazyPage(() => import("./pages/recipe-import.tsx")) },
  {
    path: routes.recipeScan,
    access: "member-on-arrival",
    page: lazyPage(() => import("./pages/recipe-scan.tsx")),
  },
  { path: routes.recipeEdit, access: "member", page: lazyPage(() => import("./pages/recipe-edit.tsx")) },
  { path: routes.recipeCook, access: "member-or-guest", page: cook },
  { path: routes.shared, access: "anyone", page: lazyPage(() => import("./pages/shared-recipe.tsx")) },
  // A kitchen's network may be gone by the time that one cooks.
  { path: routes.recipe, access: "member-or-guest", page: recipe, next: cook },
];
