/** All addresses of the app: patterns for the route table, and functions that build links. */

/** Addresses without parameters. */
const fixed = {
  landing: "/",
  login: "/login",
  register: "/register",
  resendVerification: "/resend-verification",
  forgotPassword: "/forgot-password",
  dashboard: "/dashboard",
  recipes: "/recipes",
  favorites: "/favorites",
  recipeCreate: "/recipes/create",
  recipeScan: "/recipes/scan",
  add: "/add",
  profile: "/profile",
  security: "/security",
  pricing: "/pricing",
} as const;

/** Patterns for the route table. `:name` matches one segment. */
export const routes = {
  ...fixed,
  verifyEmail: "/verify-email/:token?",
  resetPassword: "/reset-password/:token?",
  trust: "/trust/:token?",
  removeSignIn: "/remove-sign-in/:token?",
  recipeImport: "/recipes/import",
  recipe: "/recipes/:id",
  recipeEdit: "/recipes/:id/edit",
  recipeCook: "/recipes/:id/cook",
  search: "/search",
  shared: "/r/:id",
} as const;

/** The tabs of the security dashboard. */
export type SecurityTab = "overview" | "history" | "alerts" | "statistics";

/** Addresses for links. Ids and tokens are percent-encoded only here. */
export const paths = {
  ...fixed,
  /** Starts the sign-in at the identity provider; this address leaves the app. */
  identityStart: (returnTo: string | null) =>
    `/api/auth/google/start${returnTo === null ? "" : `?return_to=${encodeURIComponent(returnTo)}`}`,
  verifyEmail: (token: string) => `/verify-email/${encodeURIComponent(token)}`,
  /** Without a token it is the page that is shown after the link was used. */
  resetPassword: (token?: string) =>
    token === undefined ? "/reset-password" : `/reset-password/${encodeURIComponent(token)}`,
  recipe: (id: string) => `/recipes/${encodeURIComponent(id)}`,
  recipeEdit: (id: string) => `/recipes/${encodeURIComponent(id)}/edit`,
  /** `query` is "" or the servings, for example "?servings=6". */
  recipeCook: (id: string, query = "") => `/recipes/${encodeURIComponent(id)}/cook${query}`,
  recipeImport: (mode?: "url" | "text" | "source") =>
    mode ? `/recipes/import?mode=${mode}` : "/recipes/import",
  importHistory: "/recipes/import?tab=history",
  /** The search page. Its query string contains query and filters, so that Back restores them. */
  search: (query?: Record<string, string>) => {
    const parameters = new URLSearchParams(query).toString();
    return parameters ? `/search?${parameters}` : "/search";
  },
  /** The profile page with the password form open. */
  profilePassword: "/profile?open=password",
  securityTab: (tab: SecurityTab) => (tab === "overview" ? "/security" : `/security?tab=${tab}`),
  /** The server itself serves these two pages, not the app. */
  licence: "/licence.txt",
  apiReference: "/api/docs",
  /** The public page of a recipe, for sharing. */
  shared: (id: string) => `/r/${encodeURIComponent(id)}`,
} as const;
