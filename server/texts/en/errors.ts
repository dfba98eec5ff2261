/** Values in the text of an error: minutes of a lockout, name of an uploaded file. */
export type ErrorParams = { minutes?: number; file?: string };

const pixelLimits = "JPEG pictures may have up to 110 megapixels, others up to 40.";
const smallerCopy = "Try a smaller copy, or one saved as an ordinary JPEG.";

/** Texts of the server's error codes, sent in the response field `detail`. */
export const errorTexts = {
  NOT_AUTHENTICATED: "Not authenticated",
  INVALID_TOKEN: "Could not validate credentials",
  INVALID_LOGIN: "Invalid email or password",
  ACCOUNT_LOCKED: ({ minutes = 1 }: ErrorParams) =>
    `Account is locked. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  ACCOUNT_DISABLED: "Account is disabled",
  EMAIL_NOT_VERIFIED: "Email verification required",
  INVALID_REFRESH_TOKEN: "Invalid or expired refresh token",
  INVALID_VERIFICATION_TOKEN: "Invalid or expired verification token",
  INVALID_RESET_TOKEN: "Invalid or expired reset token",
  INVALID_LINK: "Invalid or expired link",
  NAME_AND_EMAIL_REQUIRED: "Name and email are required",
  WRONG_CURRENT_PASSWORD: "Current password is incorrect",
  FRESH_SIGN_IN_REQUIRED: "Please sign out and in again, so that we know it is you.",
  MAIL_PROOF_REQUIRED:
    "This sign-in was very unusual for you. Have a link for a new password mailed to you first: Forgot password?",
  IDENTITY_FAILED: "Google login failed",
  IDENTITY_CONFLICT:
    "Your Larder account is linked to another account of this sign-in service. Sign in with that one, or with your password.",
  IDENTITY_NOT_LINKED:
    "Your Larder account is not linked to this sign-in service. Sign in with your password, then add the service in your profile.",
  IDENTITY_LINK_OFF: "This server does not link sign-in services to existing accounts.",
  IDENTITY_TAKEN: "This account of the sign-in service already opens another Larder account.",
  IDENTITY_NOT_FOUND: "Sign-in service not found",
  LAST_SIGN_IN_WAY: "This is the only way to sign in to your account. Add another one first.",
  IDENTITY_UNAVAILABLE: "Google login is not configured",
  REGISTRATION_CLOSED: "Registration is closed on this server",
  SESSION_NOT_FOUND: "Session not found",
  ALERT_NOT_FOUND: "Alert not found",
  ALERT_CLOSED: "Only pending alerts can be acknowledged",
  RECIPE_NOT_FOUND: "Recipe not found",
  RECIPE_CHANGE_FORBIDDEN: "Not authorized to modify this recipe",
  RECIPE_DELETE_FORBIDDEN: "Not authorized to delete this recipe",
  RECIPE_PUBLISH_FORBIDDEN: "Imported and scanned recipes cannot be made public",
  DRAFT_NOT_YOURS: "This draft belongs to another account.",
  DRAFT_STALE: "A newer draft was saved elsewhere.",
  RECIPE_STALE: "This recipe was changed elsewhere.",
  LIKE_FORBIDDEN: "You cannot like this recipe",
  IMAGE_EMPTY: "The file is empty",
  IMAGE_TOO_LARGE: ({ file = "" }: ErrorParams) => `File "${file}" is too large. Maximum size is 5MB.`,
  IMAGE_UNSUPPORTED: ({ file = "" }: ErrorParams) =>
    `File "${file}" is not a supported image type. Please use JPEG, PNG, or WebP.`,
  IMAGE_UNREADABLE: ({ file = "" }: ErrorParams) => `File "${file}" could not be read as an image.`,
  IMAGE_TOO_MANY_PIXELS: ({ file = "" }: ErrorParams) => `File "${file}" has too many pixels. ${pixelLimits}`,
  IMAGE_TOO_COSTLY: ({ file = "" }: ErrorParams) =>
    `File "${file}" needs more memory than this server has for one picture. ${smallerCopy}`,
  IMAGE_NOT_FOUND: "Image not found",
  IMAGE_DELETE_FORBIDDEN: "Not authorized to delete this image",
  IMPORT_URL_MISSING: "Please enter a URL",
  IMPORT_SITE_UNSUPPORTED: "Please enter a valid URL from a supported site",
  IMPORT_PAGE_GONE: "There is no page at this address",
  IMPORT_NO_RECIPE: "No recipe was found at this address",
  IMPORT_NO_RECIPE_IN_TEXT: "No recipe was found in this text",
  IMPORT_SITE_REFUSES:
    "This site does not let servers read its pages. Open it in your browser and paste the page source.",
  IMPORT_PAGE_TOO_LARGE: "The page is too large.",
  IMPORT_UNREACHABLE: "The recipe site could not be reached. Please try again later.",
  IMPORT_TIMEOUT: "The recipe site took too long to answer. Please try again later.",
  IMPORT_RECORD_NOT_FOUND: "Import record not found",
  IMPORT_PAGE_NOT_KEPT: "The page of this recipe was not kept",
  SCAN_TOO_LARGE: "The image is too large. Maximum size is 10MB.",
  SCAN_TOO_MANY_PIXELS: `The image has too many pixels. ${pixelLimits}`,
  SCAN_TOO_COSTLY: `The image needs more memory than this server has for one picture. ${smallerCopy}`,
  SCAN_TOO_MANY_PAGES: "A scan reads up to 4 pages, and these files have more.",
  SCAN_UNSUPPORTED: "Unsupported image format. Supported formats: JPEG, PNG, BMP, TIFF.",
  SCAN_DATA_INVALID: "The image data is not valid",
  SCAN_NO_TEXT: "No text could be read from this image",
  SCAN_CANCELLED: "The scan was cancelled",
  SCAN_UNAVAILABLE: "Text recognition is not available",
  SCAN_BUSY: "Text recognition is busy. Please try again.",
  SCAN_TIMEOUT: "Text recognition took too long. Please try again.",
  LIFETIME_LIMIT_EXCEEDED: "Usage limit exceeded.",
  DAILY_LIMIT_EXCEEDED: "Usage limit exceeded. Your daily limit resets at midnight.",
  MONTHLY_LIMIT_EXCEEDED:
    "Usage limit exceeded. Your monthly limit is used up and today's reduced daily limit is reached.",
  BURST_LIMIT_EXCEEDED: "Too many operations in the last hour. Please try again later.",
  PREMIUM_REQUIRED: "Advanced exports are a premium feature. Upgrade to premium to use them.",
  STORAGE_FULL: "This server has no room for more pictures. Whoever runs it has to make some.",
  PICTURES_FULL:
    "Your account holds as many pictures as this server keeps for one. Delete some to make room for others.",
  DISK_FULL:
    "This server's disk is full or cannot be written, so nothing can be saved. Whoever runs it has to make room.",
  RATE_LIMITED: "Too many requests. Please try again later.",
  UNAVAILABLE: "Service unavailable",
  NOT_FOUND: "Not Found",
  METHOD_NOT_ALLOWED: "Method Not Allowed",
  BODY_TOO_LARGE: "Request body is too large",
  UNSUPPORTED_MEDIA_TYPE: "Unsupported media type",
  UNKNOWN_HOST: "Unknown host",
  BAD_REQUEST: "Bad request",
  VALIDATION: "Validation error",
  INTERNAL: "Internal server error",
};

/** Returns the text of an error code, with its parameters filled in. */
export function getErrorText(code: keyof typeof errorTexts, params: ErrorParams = {}): string {
  const text = errorTexts[code];
  return typeof text === "function" ? text(params) : text;
}
