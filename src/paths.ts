/** Every URL of the app: patterns for the route table, builders for links. */

/** Patterns that are addresses as they are. */
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

/** Patterns as the route table knows them; `:name` is one segment. */
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

/** The parts of the security dashboard. */
export type SecurityTab = "overview" | "history" | "alerts" | "statistics";

/** Addresses to link to. Ids and tokens are escaped here and nowhere else. */
export const paths = {
  ...fixed,
  /** Leaves the app for a third party to sign in; it is no page of the app. */
  identityStart: (returnTo: string | null) =>
    `/api/auth/google/start${returnTo === null ? "" : `?return_to=${encodeURIComponent(returnTo)}`}`,
  verifyEmail: (token: string) => `/verify-email/${encodeURIComponent(token)}`,
  /** Without a token: the page of a mailed link, once that is spent. */
  resetPassword: (token?: string) =>
    token === undefined ? "/reset-password" : `/reset-password/${encodeURIComponent(token)}`,
  recipe: (id: string) => `/recipes/${encodeURIComponent(id)}`,
  recipeEdit: (id: string) => `/recipes/${encodeURIComponent(id)}/edit`,
  /** `query` carries the servings: "" or "?servings=6". */
  recipeCook: (id: string, query = "") => `/recipes/${encodeURIComponent(id)}/cook${query}`,
  recipeImport: (mode?: "url" | "text" | "source") =>
    mode ? `/recipes/import?mode=${mode}` : "/recipes/import",
  importHistory: "/recipes/import?tab=history",
  /** Search with its filters in the address, so that Back finds them again. */
  search: (query?: Record<string, string>) => {
    const parameters = new URLSearchParams(query).toString();
    return parameters ? `/search?${parameters}` : "/search";
  },
  /** The profile with its change of password open. */
  profilePassword: "/profile?open=password",
  securityTab: (tab: SecurityTab) => (tab === "overview" ? "/security" : `/security?tab=${tab}`),
  /** The licence, and the reference of the REST API: the server's own pages, none of the app. */
  licence: "/licence.txt",
  apiReference: "/api/docs",
  /** The public page of a recipe, for sharing. */
  shared: (id: string) => `/r/${encodeURIComponent(id)}`,
} as const;
