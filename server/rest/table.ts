import type { AppRouter } from "#server/router.ts";

type Record_ = AppRouter["_def"]["record"];
/** "recipes.get": every procedure by its name. */
export type ProcedureName = {
  [Noun in keyof Record_ & string]: `${Noun}.${keyof Record_[Noun] & string}`;
}[keyof Record_ & string];

/** One REST call: a thin caller of a procedure. Rules live in the procedure; here stand path, status and spelling. */
export type RestRow = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Parameters in braces become fields of the input. */
  path: string;
  procedure: ProcedureName;
  status: 200 | 201 | 204;
  /** As the contract names it; the procedure's ladder enforces it. */
  auth: "none" | "optional" | "bearer";
  summary: string;
  /** Bytes of a body; 1 MiB where nothing is said. */
  bodyLimit?: number;
  /** A file in place of a JSON body: multipart, field `file`. */
  upload?: true;
  /** The answer is a file of one of these types, not JSON of the procedure's answer. */
  download?: readonly string[];
  /** Where the answer on the wire is shaped otherwise than the procedure's. Gets and gives camelCase. */
  toWire?: (answer: never) => unknown;
};

const MIB = 1024 * 1024;

/** The REST rows in the order of the contract. */
export const restRows: readonly RestRow[] = [
  {
    method: "POST",
    path: "/api/auth/login",
    procedure: "sessions.login",
    status: 200,
    auth: "none",
    summary: "Sign in",
  },
  {
    method: "POST",
    path: "/api/auth/register",
    procedure: "accounts.register",
    status: 201,
    auth: "none",
    summary: "Ask for an account; the mailed link makes it",
  },
  {
    method: "POST",
    path: "/api/auth/logout",
    procedure: "sessions.logout",
    status: 200,
    auth: "none",
    summary: "End this login",
  },
  {
    method: "POST",
    path: "/api/auth/refresh",
    procedure: "sessions.refresh",
    status: 200,
    auth: "none",
    summary: "Exchange a refresh token for new tokens",
  },
  {
    method: "GET",
    path: "/api/auth/me",
    procedure: "accounts.me",
    status: 200,
    auth: "bearer",
    summary: "The own profile",
  },
  {
    method: "POST",
    path: "/api/auth/verify-email",
    procedure: "accounts.verifyEmail",
    status: 200,
    auth: "none",
    summary: "Confirm an address with the mailed token",
  },
  {
    method: "GET",
    path: "/api/auth/verify/{token}",
    procedure: "accounts.verifyEmail",
    status: 200,
    auth: "none",
    summary: "Confirm an address by link",
  },
  {
    method: "POST",
    path: "/api/auth/resend-verification",
    procedure: "accounts.resendVerification",
    status: 200,
    auth: "none",
    summary: "Mail the confirmation link again",
  },
  {
    method: "GET",
    path: "/api/auth/usage",
    procedure: "usage.get",
    status: 200,
    auth: "bearer",
    summary: "What is used and what the tier allows",
  },
  {
    method: "POST",
    path: "/api/upload/image",
    procedure: "uploads.create",
    status: 201,
    auth: "bearer",
    summary: "Store a picture",
    bodyLimit: 6 * MIB,
    upload: true,
    toWire: (answer: { path: string }) => ({ success: true, data: answer, path: answer.path }),
  },
  {
    method: "DELETE",
    path: "/api/upload/image/{id}",
    procedure: "uploads.delete",
    status: 204,
    auth: "bearer",
    summary: "Remove an own picture",
  },
  {
    method: "GET",
    path: "/api/recipes",
    procedure: "recipes.list",
    status: 200,
    auth: "optional",
    summary: "Public recipes and the own ones",
  },
  {
    method: "POST",
    path: "/api/recipes",
    procedure: "recipes.create",
    status: 201,
    auth: "bearer",
    summary: "Create a recipe",
  },
  {
    method: "GET",
    path: "/api/recipes/featured",
    procedure: "recipes.featured",
    status: 200,
    auth: "optional",
    summary: "Public recipes by likes",
  },
  {
    method: "GET",
    path: "/api/recipes/my",
    procedure: "recipes.my",
    status: 200,
    auth: "bearer",
    summary: "The own recipes",
  },
  {
    method: "GET",
    path: "/api/recipes/stats/user",
    procedure: "recipes.stats",
    status: 200,
    auth: "bearer",
    summary: "Figures of the own recipes",
  },
  {
    method: "GET",
    path: "/api/recipes/meta/cuisines",
    procedure: "recipes.cuisines",
    status: 200,
    auth: "none",
    summary: "The known cuisines",
  },
  {
    method: "GET",
    path: "/api/recipes/meta/categories",
    procedure: "recipes.categories",
    status: 200,
    auth: "none",
    summary: "Tags in use, as suggestions",
  },
  {
    method: "GET",
    path: "/api/recipes/meta/metadata",
    procedure: "recipes.metadata",
    status: 200,
    auth: "none",
    summary: "All value lists at once",
  },
  {
    method: "GET",
    path: "/api/recipes/search/quick",
    procedure: "search.quick",
    status: 200,
    auth: "optional",
    summary: "Titles as one types, at most 10",
  },
  {
    method: "GET",
    path: "/api/recipes/search/advanced",
    procedure: "search.advanced",
    status: 200,
    auth: "optional",
    summary: "Search with filters",
  },
  {
    method: "GET",
    path: "/api/recipes/{id}",
    procedure: "recipes.get",
    status: 200,
    auth: "optional",
    summary: "A whole recipe",
  },
  {
    method: "PUT",
    path: "/api/recipes/{id}",
    procedure: "recipes.update",
    status: 200,
    auth: "bearer",
    summary: "Change an own recipe",
  },
  {
    method: "DELETE",
    path: "/api/recipes/{id}",
    procedure: "recipes.delete",
    status: 204,
    auth: "bearer",
    summary: "Delete an own recipe",
  },
  {
    method: "POST",
    path: "/api/recipes/{id}/like",
    procedure: "likes.like",
    status: 200,
    auth: "bearer",
    summary: "Like a recipe",
  },
  {
    method: "DELETE",
    path: "/api/recipes/{id}/like",
    procedure: "likes.unlike",
    status: 200,
    auth: "bearer",
    summary: "Take the like back",
  },
  {
    method: "POST",
    path: "/api/recipes/{id}/scale",
    procedure: "scaling.scale",
    status: 200,
    auth: "optional",
    summary: "A recipe for other servings; the stored one stays as it is",
  },
  {
    method: "GET",
    path: "/api/recipes/{id}/scale/validate",
    procedure: "scaling.validate",
    status: 200,
    auth: "optional",
    summary: "Can a recipe be scaled so, and what is there to mind?",
  },
  {
    method: "GET",
    path: "/api/recipes/{id}/scale/history",
    procedure: "scaling.history",
    status: 200,
    auth: "bearer",
    summary: "The own scalings of a recipe, newest first, at most 50",
  },
  {
    method: "POST",
    path: "/api/recipes/{id}/duplicate",
    procedure: "recipes.duplicate",
    status: 201,
    auth: "bearer",
    summary: "An own private copy of a recipe",
  },
  {
    method: "POST",
    path: "/api/recipes/export",
    procedure: "recipes.export",
    status: 200,
    auth: "bearer",
    summary: "Own recipes as a file",
    download: ["application/json", "application/ld+json", "text/csv", "text/markdown"],
  },
  {
    method: "GET",
    path: "/api/users/me/favorites",
    procedure: "likes.favorites",
    status: 200,
    auth: "bearer",
    summary: "The recipes one likes",
  },
  {
    method: "POST",
    path: "/api/import/validate",
    procedure: "imports.validate",
    status: 200,
    auth: "bearer",
    summary: "Is this address of a supported site?",
  },
  {
    method: "POST",
    path: "/api/import/extract",
    procedure: "imports.extract",
    status: 200,
    auth: "bearer",
    summary: "Read a recipe from an address or from page source",
    bodyLimit: 7 * MIB,
  },
  {
    method: "POST",
    path: "/api/import/extract-text",
    procedure: "imports.extractText",
    status: 200,
    auth: "bearer",
    summary: "Read a recipe from pasted text",
  },
  {
    method: "POST",
    path: "/api/import/save",
    procedure: "imports.save",
    status: 201,
    auth: "bearer",
    summary: "Save a reviewed draft",
  },
  {
    method: "GET",
    path: "/api/import/supported-sites",
    procedure: "imports.supportedSites",
    status: 200,
    auth: "none",
    summary: "Sites that can be imported",
  },
  {
    method: "GET",
    path: "/api/import/history",
    procedure: "imports.history",
    status: 200,
    auth: "bearer",
    summary: "The own imports, newest first",
  },
  {
    method: "DELETE",
    path: "/api/import/history/{id}",
    procedure: "imports.deleteRecord",
    status: 204,
    auth: "bearer",
    summary: "Forget an import; the recipe stays",
  },
  {
    method: "POST",
    path: "/api/ocr/process",
    procedure: "scans.process",
    status: 200,
    auth: "bearer",
    summary: "Read a recipe from photos of it",
    bodyLimit: 15 * MIB,
  },
  {
    method: "POST",
    path: "/api/ocr/parse-with-llm",
    procedure: "scans.parseText",
    status: 200,
    auth: "bearer",
    summary: "Read a recipe from the text of a photo",
  },
  {
    method: "POST",
    path: "/api/ocr/assess-quality",
    procedure: "scans.assessQuality",
    status: 200,
    auth: "bearer",
    summary: "How well can a photo be read?",
    bodyLimit: 15 * MIB,
  },
  {
    method: "POST",
    path: "/api/ocr/save-recipe",
    procedure: "scans.save",
    status: 201,
    auth: "bearer",
    summary: "Save a reviewed scan",
    bodyLimit: 25 * MIB,
  },
];

/** Paths under /api and /images that no procedure answers, with their methods: a wrong method is told there too. */
export const otherPaths: Readonly<Record<string, readonly string[]>> = {
  "/api/upload/image/{id}": ["GET", "HEAD"],
  "/images/{file}": ["GET", "HEAD"],
  "/api/health": ["GET", "HEAD"],
  "/api/health/ready": ["GET", "HEAD"],
  "/api/openapi.json": ["GET", "HEAD"],
  "/api/docs": ["GET", "HEAD"],
};
