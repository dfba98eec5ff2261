/** Texts of validation messages. A zod schema names its text by the key. */
export const validationTexts = {
  required: "This field is required",
  invalidEmail: "Please enter a valid email address",
  weakPassword: "Password does not meet security requirements",
  weakNewPassword: "Password does not meet all requirements",
  commonPassword: "This password is too common. Please choose another.",
  codeOrCredential: "Provide either code and redirect_uri or credential",
  shortName: "Name must be at least 2 characters",
  unknownTimezone: "Unknown time zone",
  longName: "Name must be at most 100 characters",
  titleRequired: "Title is required",
  servingsPositive: "Servings must be greater than 0",
  ingredientsRequired: "At least one ingredient is required",
  ingredientName: "Ingredient name is required",
  instructionsRequired: "At least one instruction is required",
  instructionText: "Instruction text is required",
  invalidDifficulty: "Invalid difficulty",
  invalidCuisine: "Invalid cuisine",
  unknownImage: "Unknown image",
  unknownImageIndex: "Unknown image index",
  invalidImage: "The image data is not valid",
  unknownStepNumber: "Unknown step number",
  recipeTitleRequired: "Recipe title is required",
  urlRequired: "Please enter a URL",
  textRequired: "Please paste a recipe",
  invalidUrl: "Please enter a valid URL",
  quantityOrder: "The larger quantity must not be below the smaller one",
  servingsOrder: "min_servings must not exceed max_servings",
  ingredientFilterCount: "At most 10 ingredients",
  ingredientFilterLength: "Ingredient filters are limited to 20 characters",
  wholeNumber: "Must be a whole number",
  number: "Must be a number",
  boolean: "Must be true or false",
  text: "Must be text",
  list: "Must be a list",
  fields: "Must be an object with named fields",
  unknownValue: "Must be one of the allowed values",
  invalidMoment: "Must be a date or a time such as 2026-03-10 or 2026-03-10T12:00:00Z",
  momentOrder: "from_date must not be after to_date",
  invalidValue: "This value cannot be used",
  outOfRange: "Value is out of range",
  tooLong: "Text is too long",
  tooMany: "Too many entries",
  tooFew: "Too few entries",
  draftTooLarge: "This is too much for the server to keep as a draft",
  invalidJson: "Invalid JSON",
} as const;

/** Texts of exceeded limits: one for each operation of freemium, two for premium. */
export const limitTexts = {
  freemium: {
    recipe_create:
      "You have reached your recipe creation limit. Upgrade to premium to continue creating recipes.",
    recipe_import:
      "You have reached your recipe import limit. Upgrade to premium to continue importing recipes.",
    ocr_operation:
      "You have reached your recipe scan limit. Upgrade to premium to continue scanning recipes.",
  },
  scanSaves: "Usage limit exceeded. Scan another page before you save more scanned recipes.",
  premiumExport: "Advanced exports are a premium feature. Upgrade to premium to use them.",
  burst: "Too many operations in the last hour. Please try again later.",
  premiumDaily: "Usage limit exceeded. Your daily limit resets at midnight.",
  premiumMonthly:
    "Usage limit exceeded. Your monthly limit is used up and today's reduced daily limit is reached.",
} as const;

/**
 * Response to calls that request a mail on a server without mail. The client compares it, so it must not
 * vary.
 */
export const noMailText = "This server sends no mail. Whoever runs it finds the link in its log.";

/** Messages in successful responses. */
export const answerTexts = {
  registered: "Registration successful! Please check your email to verify your account.",
  registeredUnsent:
    "Your account was created, but the verification email could not be sent. Please request a new one.",
  noMail: noMailText,
  resent: "Verification email sent successfully! Please check your inbox and spam folder.",
  resendFailed: "Failed to send verification email",
  verified: "Email verified successfully! You can now log in.",
  registeredInvited: "Your account is ready. You can sign in now.",
  declined: "The request was deleted",
  forgot: "If an account with that email exists, you will receive a password reset link.",
  forgotFailed: "Failed to send password reset email. Please try again.",
  resetTokenValid: "Reset token is valid",
  passwordReset: "Password has been reset successfully",
  passwordChanged: "Password updated successfully",
  accountDeleted: "Your account has been deleted",
  identityRemoved: "The sign-in service was removed",
  browserTrusted: "You can sign in here now",
  loggedOut: "Logged out successfully",
  loggedOutEverywhere: "Signed out everywhere",
  importRead: "Recipe read successfully",
  importSaved: "Recipe saved successfully",
  urlSupported: "This site can be imported",
} as const;

/** Texts of the readiness check. `noPictures`: uploads are refused. */
export const healthTexts = {
  noPictures: "refused: less than 500 MB of disk is free",
  /** The search implementation that is in use. */
  search: {
    embedded: "embedded",
    meilisearch: "meilisearch",
    noAnswer: "embedded (meilisearch does not answer)",
    notWhole: "embedded (the index of meilisearch is being filled)",
  },
} as const;

/** Appended to the title of a duplicated recipe. */
export const copyTexts = { suffix: " (Copy)" } as const;
