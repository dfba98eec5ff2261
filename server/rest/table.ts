import { z } from "zod";
import type { ErrorCode } from "#server/errors.ts";
import { ExportedRecipes } from "#server/features/recipes/schema/export.ts";
import type { Operation } from "#server/features/usage/policy.ts";
import type { AppRouter } from "#server/router.ts";
import { validationTexts } from "#server/texts/en/answers.ts";
import { servingsTexts } from "#server/texts/en/servings.ts";

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
  /** What it does, in a few words without a full stop. */
  summary: string;
  /** What else one has to know, in sentences; Markdown's `code` and nothing else of it. */
  description?: string;
  /** What of the plan the call needs: its limits are errors of the call. */
  counts?: Operation;
  /** Pictures are stored: there must be room for them. */
  keepsPictures?: true;
  /** Errors of its own, beside those that follow from its method, path and guard (row-errors.ts). */
  errors?: readonly ErrorCode[];
  /** What the service itself says of a field, after its schema took it: the field by its wire name and the text. */
  wrongFields?: readonly (readonly [field: string, text: string])[];
  /** A file in place of a JSON body: multipart, field `file`. */
  upload?: true;
  /** The answer is a file of one of these types, not JSON of the procedure's answer. */
  download?: Readonly<Record<string, z.ZodType>>;
  /** Where the answer on the wire is shaped otherwise than the procedure's. Gets and gives camelCase. */
  toWire?: (answer: never) => unknown;
};

/** The REST rows in the order of the contract. */
export const restRows: readonly RestRow[] = [
  {
    method: "POST",
    path: "/api/auth/login",
    procedure: "sessions.login",
    status: 200,
    summary: "Sign in",
    description: "Answers the tokens and the profile. Five failures on one account lock it for a while.",
    errors: ["INVALID_LOGIN", "ACCOUNT_LOCKED", "ACCOUNT_DISABLED", "EMAIL_NOT_VERIFIED"],
  },
  {
    method: "POST",
    path: "/api/auth/google",
    procedure: "identities.signIn",
    status: 200,
    summary: "Sign in by a third party",
    description:
      "By the `code` that the issuer sent the browser back with, its `state` and the cookie of `GET /api/auth/google/start`; or by a `credential`, an ID token of the issuer for this server, at most 10 minutes old and without a nonce. Each works once. A new account takes its time zone from the header `X-Timezone`.",
    errors: [
      "IDENTITY_FAILED",
      "ACCOUNT_LOCKED",
      "ACCOUNT_DISABLED",
      "REGISTRATION_CLOSED",
      "IDENTITY_UNAVAILABLE",
    ],
  },
  {
    method: "GET",
    path: "/api/auth/google/config",
    procedure: "identities.config",
    status: 200,
    summary: "Whether and by whom one can sign in",
  },
  {
    method: "POST",
    path: "/api/auth/register",
    procedure: "accounts.register",
    status: 201,
    summary: "Ask for an account; the mailed link makes it",
    description:
      "Answers alike for a new and for a taken address, so that nobody learns who has an account. The time zone of the header `X-Timezone`, an IANA name, becomes the account’s.",
    errors: ["REGISTRATION_CLOSED"],
    wrongFields: [["password", validationTexts.commonPassword]],
  },
  {
    method: "POST",
    path: "/api/auth/logout",
    procedure: "sessions.logout",
    status: 200,
    summary: "End this login",
    description:
      "Ends the login of the bearer, even an expired one, or of the refresh token in the body. It never refuses a token.",
  },
  {
    method: "POST",
    path: "/api/auth/logout-everywhere",
    procedure: "sessions.logoutEverywhere",
    status: 200,
    summary: "End every login of the account",
    description: "This one too: whoever holds a token of the account is signed out.",
  },
  {
    method: "POST",
    path: "/api/auth/trust-browser",
    procedure: "sessions.trustBrowser",
    status: 200,
    summary: "Make this browser known to the account by a mailed link",
    description:
      "For whoever is held up by what others try on their account. Answers a cookie by which the account knows the browser; it signs nobody in.",
    errors: ["INVALID_LINK"],
  },
  {
    method: "POST",
    path: "/api/auth/refresh",
    procedure: "sessions.refresh",
    status: 200,
    summary: "Exchange a refresh token for new tokens",
    description: "A refresh token works once, with 30 seconds of grace; used later it ends the login.",
    errors: ["INVALID_REFRESH_TOKEN", "ACCOUNT_DISABLED"],
  },
  {
    method: "GET",
    path: "/api/auth/me",
    procedure: "accounts.me",
    status: 200,
    summary: "The own profile",
  },
  {
    method: "PUT",
    path: "/api/auth/me",
    procedure: "accounts.update",
    status: 200,
    summary: "Change name, address or time zone",
    description:
      "What is left out stays. A new address waits in `pending_email` until its mailed link is opened, and needs the current password; sent with it once more, it is mailed again; the own address gives up one that waits.",
    errors: [
      "NAME_AND_EMAIL_REQUIRED",
      "WRONG_CURRENT_PASSWORD",
      "FRESH_SIGN_IN_REQUIRED",
      "MAIL_PROOF_REQUIRED",
    ],
    wrongFields: [["timezone", validationTexts.unknownTimezone]],
  },
  {
    method: "PUT",
    path: "/api/auth/password",
    procedure: "accounts.changePassword",
    status: 200,
    summary: "Change the password",
    description:
      "Every other login of the account ends, and a change of address that waits is dropped. An account without a password leaves the current one out, within 15 minutes of its sign-in.",
    errors: ["WRONG_CURRENT_PASSWORD", "FRESH_SIGN_IN_REQUIRED", "MAIL_PROOF_REQUIRED"],
    wrongFields: [["new_password", validationTexts.commonPassword]],
  },
  {
    method: "POST",
    path: "/api/auth/delete-account",
    procedure: "accounts.delete",
    status: 200,
    summary: "Delete the own account",
    description:
      "With all that is in it: recipes, pictures, likes, history. An account without a password needs a sign-in of the last 15 minutes.",
    errors: ["WRONG_CURRENT_PASSWORD", "FRESH_SIGN_IN_REQUIRED", "MAIL_PROOF_REQUIRED"],
  },
  {
    method: "POST",
    path: "/api/auth/verify-email",
    procedure: "accounts.verifyEmail",
    status: 200,
    summary: "Confirm an address with the mailed token",
    errors: ["INVALID_VERIFICATION_TOKEN"],
  },
  {
    method: "GET",
    path: "/api/auth/verify/{token}",
    procedure: "accounts.verifyEmail",
    status: 200,
    summary: "Confirm an address by link",
    description: "The same as a link: for a client that has the token in an address.",
    errors: ["INVALID_VERIFICATION_TOKEN"],
  },
  {
    method: "POST",
    path: "/api/auth/resend-verification",
    procedure: "accounts.resendVerification",
    status: 200,
    summary: "Mail the confirmation link again",
    description: "Answers alike for every address, also for one that has no account or is confirmed.",
  },
  {
    method: "POST",
    path: "/api/auth/forgot-password",
    procedure: "accounts.forgotPassword",
    status: 200,
    summary: "Mail a link to set a new password",
    description: "Answers alike for every address, also for one that has no account.",
  },
  {
    method: "GET",
    path: "/api/auth/reset-password/{token}",
    procedure: "accounts.checkResetToken",
    status: 200,
    summary: "Whether a mailed link still sets a password",
    description: "It changes nothing: the link works as before.",
    errors: ["INVALID_RESET_TOKEN"],
  },
  {
    method: "POST",
    path: "/api/auth/reset-password",
    procedure: "accounts.resetPassword",
    status: 200,
    summary: "Set a new password by a mailed link",
    description:
      "A link works once, within an hour. Every login of the account ends, and a change of address that waits is dropped.",
    errors: ["INVALID_RESET_TOKEN"],
    wrongFields: [["new_password", validationTexts.commonPassword]],
  },
  {
    method: "GET",
    path: "/api/auth/usage",
    procedure: "usage.get",
    status: 200,
    summary: "What is used and what the tier allows",
    description:
      "Counts of the account’s life, of this month and of today, beside the limits that hold for each.",
  },
  {
    method: "GET",
    path: "/api/auth/security/dashboard",
    procedure: "security.summary",
    status: 200,
    summary: "Figures of the account’s safety",
    description:
      "Today is that of the account’s time zone, and counts failed attempts too; lock-outs and resets are of the last 30 days.",
  },
  {
    method: "GET",
    path: "/api/auth/security/login-history",
    procedure: "security.loginHistory",
    status: 200,
    summary: "Attempts to sign in to the account",
    description:
      "The newest first, of the last 180 days. A day such as `2026-03-10` is one of the account’s time zone; a time without an offset is UTC; both ends are inclusive. Each entry says what its risk score is made of.",
    wrongFields: [["from_date", validationTexts.momentOrder]],
  },
  {
    method: "GET",
    path: "/api/auth/security/alerts",
    procedure: "security.alerts",
    status: 200,
    summary: "What the account’s owner should know",
    description: "The newest first, of the last 180 days.",
  },
  {
    method: "POST",
    path: "/api/auth/security/alerts/acknowledge",
    procedure: "security.acknowledge",
    status: 200,
    summary: "Mark an alert as read",
    description: "A repeat answers alike.",
    errors: ["ALERT_NOT_FOUND", "ALERT_CLOSED"],
  },
  {
    method: "POST",
    path: "/api/auth/security/alerts/reply",
    procedure: "security.reply",
    status: 200,
    summary: "Say whether it was you",
    description:
      "The answer `me` closes the alert, and the browser that it speaks of is known. `not_me` ends the login that it speaks of, and that browser is known no more; where there is no such login, all logins end but the one that asks. What to do next is answered.",
    errors: ["ALERT_NOT_FOUND"],
  },
  {
    method: "GET",
    path: "/api/auth/security/stats",
    procedure: "security.stats",
    status: 200,
    summary: "Figures of the last 90 days",
    description:
      "The success rate is from 0 to 1, a duration in minutes. Without a database of places, networks (/16, or /32 of IPv6) stand for them.",
  },
  {
    method: "GET",
    path: "/api/auth/security/export",
    procedure: "security.exportHistory",
    status: 200,
    summary: "The own history as the text of a file",
    description: "CSV or JSON: sign-ins and what else happened to the account, the newest 5,000 entries.",
  },
  {
    method: "GET",
    path: "/api/auth/security/sessions",
    procedure: "security.sessions",
    status: 200,
    summary: "Where the account is signed in",
    description: "The live logins, the latest use first, at most 100.",
  },
  {
    method: "DELETE",
    path: "/api/auth/security/sessions",
    procedure: "security.endOtherSessions",
    status: 204,
    summary: "End every other login of the account",
    description: "The one that asks stays.",
  },
  {
    method: "DELETE",
    path: "/api/auth/security/sessions/{id}",
    procedure: "security.endSession",
    status: 204,
    summary: "End one login of the account",
    description: "Its tokens are refused from then on. The one that asks may be ended too.",
    errors: ["SESSION_NOT_FOUND"],
  },
  {
    method: "POST",
    path: "/api/upload/image",
    procedure: "uploads.create",
    status: 201,
    keepsPictures: true,
    summary: "Store a picture",
    description:
      "JPEG, PNG or WebP of at most 5 MB, told by its bytes. It is stored as WebP without its metadata, and goes after 24 hours unless a recipe shows it.",
    errors: ["IMAGE_EMPTY", "IMAGE_TOO_LARGE", "IMAGE_UNSUPPORTED", "IMAGE_UNREADABLE"],
    upload: true,
    toWire: (answer: { path: string }) => ({ success: true, data: answer, path: answer.path }),
  },
  {
    method: "DELETE",
    path: "/api/upload/image/{id}",
    procedure: "uploads.delete",
    status: 204,
    summary: "Remove an own picture",
    description: "Recipes that show it fall back to their drawing.",
    errors: ["IMAGE_DELETE_FORBIDDEN", "IMAGE_NOT_FOUND"],
  },
  {
    method: "GET",
    path: "/api/recipes",
    procedure: "recipes.list",
    status: 200,
    summary: "Public recipes and the own ones",
    description: "A guest sees the public ones. Recipes in lists come without their lines, steps and notes.",
  },
  {
    method: "POST",
    path: "/api/recipes",
    procedure: "recipes.create",
    status: 201,
    summary: "Create a recipe",
    description:
      "An ingredient may be a plain line in `original_text`, read by the server. Counts as one recipe created.",
    counts: "recipe_create",
    wrongFields: [["image_path", validationTexts.unknownImage]],
  },
  {
    method: "GET",
    path: "/api/recipes/featured",
    procedure: "recipes.featured",
    status: 200,
    summary: "Public recipes by likes",
    description: "A plain list, the most liked first.",
  },
  {
    method: "GET",
    path: "/api/recipes/my",
    procedure: "recipes.my",
    status: 200,
    summary: "The own recipes",
  },
  {
    method: "GET",
    path: "/api/recipes/stats/user",
    procedure: "recipes.stats",
    status: 200,
    summary: "Figures of the own recipes",
  },
  {
    method: "GET",
    path: "/api/recipes/my/tags",
    procedure: "recipes.tags",
    status: 200,
    summary: "Tags of the own recipes, the most used first",
  },
  {
    method: "POST",
    path: "/api/recipes/read-lines",
    procedure: "recipes.readLines",
    status: 200,
    summary: "What ingredient lines would be stored as",
    description: "One reading a line, in their order. Nothing is saved or counted.",
  },
  {
    method: "GET",
    path: "/api/recipes/meta/cuisines",
    procedure: "recipes.cuisines",
    status: 200,
    summary: "The known cuisines",
  },
  {
    method: "GET",
    path: "/api/recipes/meta/categories",
    procedure: "recipes.categories",
    status: 200,
    summary: "Tags in use, as suggestions",
    description: "The tags most used in public recipes.",
  },
  {
    method: "GET",
    path: "/api/recipes/meta/metadata",
    procedure: "recipes.metadata",
    status: 200,
    summary: "All value lists at once",
    description: "Cuisines, difficulties, sources, categories, units and orders.",
  },
  {
    method: "GET",
    path: "/api/recipes/search/quick",
    procedure: "search.quick",
    status: 200,
    summary: "Titles as one types, at most 10",
    description: "A plain list of the best matches, enough for a menu below a search field.",
  },
  {
    method: "GET",
    path: "/api/recipes/search/advanced",
    procedure: "search.advanced",
    status: 200,
    summary: "Search with filters",
    description:
      "Searches what the caller may see. `title` ranks matches in titles first, then in ingredients, then in all text; without it `relevance` sorts by date.",
    wrongFields: [["min_servings", validationTexts.servingsOrder]],
  },
  {
    method: "GET",
    path: "/api/recipes/{id}",
    procedure: "recipes.get",
    status: 200,
    summary: "A whole recipe",
    description: "A private recipe of somebody else answers like one that is not there.",
    errors: ["RECIPE_NOT_FOUND"],
  },
  {
    method: "PUT",
    path: "/api/recipes/{id}",
    procedure: "recipes.update",
    status: 200,
    summary: "Change an own recipe",
    description:
      "Fields that are left out stay; lists are replaced whole. With `version` a change made meanwhile is refused instead of being overwritten, and `conflict` holds the recipe as it stands.",
    errors: ["RECIPE_CHANGE_FORBIDDEN", "RECIPE_PUBLISH_FORBIDDEN", "RECIPE_NOT_FOUND", "RECIPE_STALE"],
    wrongFields: [["image_path", validationTexts.unknownImage]],
  },
  {
    method: "DELETE",
    path: "/api/recipes/{id}",
    procedure: "recipes.delete",
    status: 204,
    summary: "Delete an own recipe",
    description: "Its likes and scalings go too. What it counted as used is not given back.",
    errors: ["RECIPE_DELETE_FORBIDDEN", "RECIPE_NOT_FOUND"],
  },
  {
    method: "POST",
    path: "/api/recipes/{id}/like",
    procedure: "likes.like",
    status: 200,
    summary: "Like a recipe",
    description: "Repeating it changes nothing.",
    errors: ["LIKE_FORBIDDEN", "RECIPE_NOT_FOUND"],
  },
  {
    method: "DELETE",
    path: "/api/recipes/{id}/like",
    procedure: "likes.unlike",
    status: 200,
    summary: "Take the like back",
    description: "Repeating it changes nothing.",
    errors: ["RECIPE_NOT_FOUND"],
  },
  {
    method: "POST",
    path: "/api/recipes/{id}/scale",
    procedure: "scaling.scale",
    status: 200,
    summary: "A recipe for other servings; the stored one stays as it is",
    description: "From 1 to 50 servings, or to four times the recipe’s own where that is more.",
    errors: ["RECIPE_NOT_FOUND"],
    wrongFields: [["new_servings", servingsTexts.range(50)]],
  },
  {
    method: "GET",
    path: "/api/recipes/{id}/scale/validate",
    procedure: "scaling.validate",
    status: 200,
    summary: "Can a recipe be scaled so, and what is there to mind?",
    description: "Servings that are out of range answer `valid` false, not an error.",
    errors: ["RECIPE_NOT_FOUND"],
  },
  {
    method: "GET",
    path: "/api/recipes/{id}/scale/history",
    procedure: "scaling.history",
    status: 200,
    summary: "The own scalings of a recipe, newest first, at most 50",
    errors: ["RECIPE_NOT_FOUND"],
  },
  {
    method: "POST",
    path: "/api/recipes/{id}/duplicate",
    procedure: "recipes.duplicate",
    status: 201,
    keepsPictures: true,
    summary: "An own private copy of a recipe",
    description:
      "Of any recipe that the caller may see, with pictures of its own. Counts as one recipe created.",
    counts: "recipe_create",
    errors: ["RECIPE_NOT_FOUND"],
  },
  {
    method: "POST",
    path: "/api/recipes/export",
    procedure: "recipes.export",
    status: 200,
    summary: "Own recipes as a file",
    description:
      "Without a body all own recipes as JSON. CSV and Markdown are premium where the server limits use. The file is written as it is read: one that is whole ends as its format does.",
    errors: ["PREMIUM_REQUIRED", "RECIPE_NOT_FOUND"],
    download: {
      "application/json": ExportedRecipes,
      "application/ld+json": z.record(z.string(), z.unknown()),
      "text/csv": z.string(),
      "text/markdown": z.string(),
    },
  },
  {
    method: "GET",
    path: "/api/users/me/favorites",
    procedure: "likes.favorites",
    status: 200,
    summary: "The recipes one likes",
    description: "Those that the caller can still see, each with `liked_at`.",
    wrongFields: [["min_servings", validationTexts.servingsOrder]],
  },
  {
    method: "POST",
    path: "/api/import/validate",
    procedure: "imports.validate",
    status: 200,
    summary: "Is this address of a supported site?",
    description: "Nothing is fetched. An address of another site answers `valid` false.",
    errors: ["IMPORT_URL_MISSING"],
  },
  {
    method: "POST",
    path: "/api/import/extract",
    procedure: "imports.extract",
    status: 200,
    summary: "Read a recipe from an address or from page source",
    description:
      "With `html`, the page as a browser has it, nothing is fetched and any site will do. Nothing is saved or counted yet; `data.data` is the draft that save takes.",
    counts: "recipe_import",
    errors: [
      "IMPORT_URL_MISSING",
      "IMPORT_SITE_UNSUPPORTED",
      "IMPORT_NO_RECIPE",
      "IMPORT_SITE_REFUSES",
      "IMPORT_PAGE_TOO_LARGE",
      "IMPORT_UNREACHABLE",
      "IMPORT_TIMEOUT",
    ],
  },
  {
    method: "POST",
    path: "/api/import/extract-text",
    procedure: "imports.extractText",
    status: 200,
    summary: "Read a recipe from pasted text",
    description: "Nothing is saved or counted yet; `data.data` is the draft that save takes.",
    counts: "recipe_import",
    errors: ["IMPORT_NO_RECIPE_IN_TEXT"],
  },
  {
    method: "POST",
    path: "/api/import/save",
    procedure: "imports.save",
    status: 201,
    summary: "Save a reviewed draft",
    description:
      "The recipe is private and stays so. Counts as one import. Pictures of the page are fetched now; one that fails is named in `failed_images`.",
    counts: "recipe_import",
    wrongFields: [["cover_image", validationTexts.unknownImage]],
  },
  {
    method: "GET",
    path: "/api/import/supported-sites",
    procedure: "imports.supportedSites",
    status: 200,
    summary: "Sites that can be imported",
  },
  {
    method: "GET",
    path: "/api/import/history",
    procedure: "imports.history",
    status: 200,
    summary: "The own imports, newest first",
    description: "Also those that failed, and those that were read and not yet saved.",
  },
  {
    method: "DELETE",
    path: "/api/import/history/{id}",
    procedure: "imports.deleteRecord",
    status: 204,
    summary: "Forget an import; the recipe stays",
    errors: ["IMPORT_RECORD_NOT_FOUND"],
  },
  {
    method: "GET",
    path: "/api/import/history/{id}/draft",
    procedure: "imports.continueReview",
    status: 200,
    summary: "The draft of an import that was read and not saved",
    description: "As extract answered it, so that its review can go on.",
    errors: ["IMPORT_RECORD_NOT_FOUND"],
  },
  {
    method: "GET",
    path: "/api/import/reread/{recipe_id}",
    procedure: "imports.reread",
    status: 200,
    summary: "Read the kept page of an own imported recipe again",
    description:
      "What the reader of today makes of the page as it was imported. Nothing is fetched or changed: a PUT takes over what is wanted.",
    errors: ["RECIPE_CHANGE_FORBIDDEN", "RECIPE_NOT_FOUND", "IMPORT_PAGE_NOT_KEPT", "IMPORT_NO_RECIPE"],
  },
  {
    method: "POST",
    path: "/api/ocr/process",
    procedure: "scans.process",
    status: 200,
    keepsPictures: true,
    summary: "Read a recipe from photos of it",
    description:
      "One to four photos of one recipe, 10 MB together: JPEG, PNG, BMP or TIFF. Answered within 30 seconds. Counts as one scan when something was read.",
    counts: "ocr_operation",
    errors: [
      "SCAN_TOO_LARGE",
      "SCAN_UNSUPPORTED",
      "SCAN_DATA_INVALID",
      "SCAN_NO_TEXT",
      "SCAN_CANCELLED",
      "SCAN_UNAVAILABLE",
      "SCAN_BUSY",
      "SCAN_TIMEOUT",
    ],
  },
  {
    method: "GET",
    path: "/api/ocr/progress/{id}",
    procedure: "scans.progress",
    status: 200,
    summary: "How far an own scan is",
    description:
      "By the `progress_id` that was sent with it. Null once it has ended, or where none goes by that id.",
    errors: ["VALIDATION"],
  },
  {
    method: "DELETE",
    path: "/api/ocr/progress/{id}",
    procedure: "scans.cancel",
    status: 204,
    summary: "Cancel an own scan",
    description: "Nothing is counted, and its own call answers 499. A scan that has ended is no error.",
    errors: ["VALIDATION"],
  },
  {
    method: "POST",
    path: "/api/ocr/parse-with-llm",
    procedure: "scans.parseText",
    status: 200,
    summary: "Read a recipe from the text of a photo",
    description:
      "By rules on this server, or by the language model that its operator named: `GET /api/ocr/options` tells which.",
    errors: ["SCAN_UNAVAILABLE", "SCAN_BUSY", "SCAN_TIMEOUT"],
  },
  {
    method: "POST",
    path: "/api/ocr/assess-quality",
    procedure: "scans.assessQuality",
    status: 200,
    summary: "How well can a photo be read?",
    description: "Nothing is counted or kept.",
    errors: [
      "SCAN_TOO_LARGE",
      "SCAN_UNSUPPORTED",
      "SCAN_DATA_INVALID",
      "SCAN_UNAVAILABLE",
      "SCAN_BUSY",
      "SCAN_TIMEOUT",
    ],
  },
  {
    method: "GET",
    path: "/api/ocr/options",
    procedure: "scans.options",
    status: 200,
    summary: "What this server’s scanner may use",
    description: "Whether the text of a photo may be sent to a language model, and whose.",
  },
  {
    method: "POST",
    path: "/api/ocr/save-recipe",
    procedure: "scans.save",
    status: 201,
    keepsPictures: true,
    summary: "Save a reviewed scan",
    description:
      "The recipe is private, with the photos it was read from. Counts nothing: reading was counted.",
    errors: ["LIFETIME_LIMIT_EXCEEDED", "SCAN_TOO_LARGE", "SCAN_DATA_INVALID"],
    wrongFields: [
      ["image_assignments", validationTexts.unknownImageIndex],
      ["image_assignments", validationTexts.unknownStepNumber],
      ["food_images", validationTexts.invalidImage],
      ["photo_ids", validationTexts.unknownImage],
    ],
  },
];

/** Paths under /api and /images that no procedure answers, with their methods: a wrong method is told there too. */
export const otherPaths: Readonly<Record<string, readonly string[]>> = {
  "/api/auth/google/start": ["GET"],
  "/api/upload/image/{id}": ["GET", "HEAD"],
  "/images/{file}": ["GET", "HEAD"],
  "/api/health": ["GET", "HEAD"],
  "/api/health/ready": ["GET", "HEAD"],
  "/api/openapi.json": ["GET", "HEAD"],
  "/api/docs": ["GET", "HEAD"],
};
