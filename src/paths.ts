/** Every URL of the app: patterns for the route table, builders for links. */

/** Patterns as the route table knows them; `:name` is one segment. */
export const routes = {
  landing: "/",
  login: "/login",
  register: "/register",
  verifyEmail: "/verify-email/:token?",
  resendVerification: "/resend-verification",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password/:token?",
  trust: "/trust/:token?",
  removeSignIn: "/remove-sign-in/:token?",
  dashboard: "/dashboard",
  recipes: "/recipes",
  favorites: "/favorites",
  recipeCreate: "/recipes/create",
  recipeImport: "/recipes/import",
  recipeScan: "/recipes/scan",
  recipe: "/recipes/:id",
  recipeEdit: "/recipes/:id/edit",
  recipeCook: "/recipes/:id/cook",
  search: "/search",
  add: "/add",
  profile: "/profile",
  security: "/security",
  pricing: "/pricing",
  shared: "/r/:id",
} as const;

/** The parts of the security dashboard. */
export type SecurityTab = "overview" | "history" | "alerts" | "statistics";

/** Addresses to link to. Ids and tokens are escaped here and nowhere else. */
export const paths = {
  landing: "/",
  login: "/login",
  register: "/register",
  resendVerification: "/resend-verification",
  /** Leaves the app for a third party to sign in; it is no page of the app. */
  identityStart: (returnTo: string | null) =>
    `/api/auth/google/start${returnTo === null ? "" : `?return_to=${encodeURIComponent(returnTo)}`}`,
  verifyEmail: (token: string) => `/verify-email/${encodeURIComponent(token)}`,
  forgotPassword: "/forgot-password",
  /** Without a token: the page of a mailed link, once that is spent. */
  resetPassword: (token?: string) =>
    token === undefined ? "/reset-password" : `/reset-password/${encodeURIComponent(token)}`,
  dashboard: "/dashboard",
  recipes: "/recipes",
  favorites: "/favorites",
  recipe: (id: string) => `/recipes/${encodeURIComponent(id)}`,
  recipeEdit: (id: string) => `/recipes/${encodeURIComponent(id)}/edit`,
  /** `query` carries the servings: "" or "?servings=6". */
  recipeCook: (id: string, query = "") => `/recipes/${encodeURIComponent(id)}/cook${query}`,
  recipeCreate: "/recipes/create",
  recipeImport: (mode?: "url" | "text" | "source") =>
    mode ? `/recipes/import?mode=${mode}` : "/recipes/import",
  recipeScan: "/recipes/scan",
  importHistory: "/recipes/import?tab=history",
  /** Search with its filters in the address, so that Back finds them again. */
  search: (query?: Record<string, string>) => {
    const parameters = new URLSearchParams(query).toString();
    return parameters ? `/search?${parameters}` : "/search";
  },
  add: "/add",
  profile: "/profile",
  /** The profile with its change of password open. */
  profilePassword: "/profile?open=password",
  security: "/security",
  securityTab: (tab: SecurityTab) => (tab === "overview" ? "/security" : `/security?tab=${tab}`),
  pricing: "/pricing",
  /** The licence, and the reference of the REST API: the server's own pages, none of the app. */
  licence: "/licence.txt",
  apiReference: "/api/docs",
  /** The public page of a recipe, for sharing. */
  shared: (id: string) => `/r/${encodeURIComponent(id)}`,
} as const;
