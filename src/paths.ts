/** Every URL of the app: patterns for the route table, builders for links. */

/** Patterns without parameters. */
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

/** Patterns of the route table; `:name` is one segment. */
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

/** Addresses for links. Ids and tokens are escaped only here. */
export const paths = {
  ...fixed,
  /** Leaves the app for an identity provider. */
  identityStart: (returnTo: string | null) =>
    `/api/auth/google/start${returnTo === null ? "" : `?return_to=${encodeURIComponent(returnTo)}`}`,
  verifyEmail: (token: string) => `/verify-email/${encodeURIComponent(token)}`,
  /** Without a token: the page of a used link. */
  resetPassword: (token?: string) =>
    token === undefined ? "/reset-password" : `/reset-password/${encodeURIComponent(token)}`,
  recipe: (id: string) => `/recipes/${encodeURIComponent(id)}`,
  recipeEdit: (id: string) => `/recipes/${encodeURIComponent(id)}/edit`,
  /** `query` has the servings: "" or "?servings=6". */
  recipeCook: (id: string, query = "") => `/recipes/${encodeURIComponent(id)}/cook${query}`,
  recipeImport: (mode?: "url" | "text" | "source") =>
    mode ? `/recipes/import?mode=${mode}` : "/recipes/import",
  importHistory: "/recipes/import?tab=history",
  /** The search with its filters in the address, so that Back restores them. */
  search: (query?: Record<string, string>) => {
    const parameters = new URLSearchParams(query).toString();
    return parameters ? `/search?${parameters}` : "/search";
  },
  /** The profile with the password form open. */
  profilePassword: "/profile?open=password",
  securityTab: (tab: SecurityTab) => (tab === "overview" ? "/security" : `/security?tab=${tab}`),
  /** The licence and the REST API reference are pages of the server. */
  licence: "/licence.txt",
  apiReference: "/api/docs",
  /** The public page of a recipe. */
  shared: (id: string) => `/r/${encodeURIComponent(id)}`,
} as const;
