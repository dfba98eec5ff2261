import { z } from "zod";
import { canonicalEmailOrNull, EMAIL_MAX, isValidEmail } from "#server/lib/email-address.ts";
import { isStrongPassword, NAME_MAX, NAME_MIN, replaceControlCharactersInName } from "./policy.ts";

const createEmailSchema = (holds: (text: string) => boolean) =>
  z
    .string({ error: "invalidEmail" })
    .trim()
    .max(EMAIL_MAX, "invalidEmail")
    .refine(holds, "invalidEmail")
    .transform((email) => canonicalEmailOrNull(email) ?? email);

/** An email address, which is normalized by server/lib/email-address.ts. */
const Email = createEmailSchema(isValidEmail);

/** A new password of 8 to 256 characters that satisfies the password rules. It is not trimmed. */
const createNewPasswordSchema = (message: "weakPassword" | "weakNewPassword") =>
  z.string({ error: message }).refine(isStrongPassword, message);

const Name = z.string({ error: "shortName" }).transform(replaceControlCharactersInName);
/** A name in the profile, which may have one character; registration requires two. */
const AnyName = z.string({ error: "text" }).transform(replaceControlCharactersInName);

/** The current password. The rules for new passwords do not apply, because it may be older than they are. */
const CurrentPassword = z.string().max(1000, "tooLong").nullish();

/** Body of POST /api/auth/register. `invitation` is the token of a mailed invitation link. */
export const RegisterInput = z.object({
  email: Email,
  password: createNewPasswordSchema("weakPassword").describe(
    'At least 8 characters, with an upper-case and a lower-case letter, a digit and one of !@#$%^&*(),.?":{}|<>.',
  ),
  name: Name.pipe(z.string().min(NAME_MIN, "shortName").max(NAME_MAX, "longName")).describe(
    "As others see it beside public recipes: 2 to 100 characters.",
  ),
  invitation: z.string().max(200, "tooLong").nullish(),
});
export type RegisterInput = z.infer<typeof RegisterInput>;

/** `emailSent` says whether the mail transport works, not whether this address got a mail. */
export const MailAnswer = z.object({ emailSent: z.boolean(), message: z.string() });
export type MailAnswer = z.infer<typeof MailAnswer>;

/** The address that an invitation was mailed to. */
export const InvitationAnswer = z.object({ email: z.string() });
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;

export const ResendInput = z.object({ email: Email });
export type ResendInput = z.infer<typeof ResendInput>;

/** The schema permits any text, so that a malformed token gets the same error as an unknown one. */
export const VerifyEmailInput = z.object({ token: z.string() });
export type VerifyEmailInput = z.infer<typeof VerifyEmailInput>;

/**
 * `removedServices` names the sign-in services that no longer open the account. When no sign-in method
 * remains, `setPasswordToken` opens /reset-password/{token}; else it is null.
 */
export const VerifyEmailAnswer = z.object({
  emailVerified: z.literal(true),
  message: z.string(),
  removedServices: z.array(z.string()),
  setPasswordToken: z.string().nullable(),
});
export type VerifyEmailAnswer = z.infer<typeof VerifyEmailAnswer>;

/**
 * The request behind a confirmation link: a new account, a new address, or a request that was already
 * confirmed.
 */
export const VerificationAsked = z.object({
  purpose: z.enum(["account", "address", "done"]),
  name: z.string(),
  email: z.string(),
  /** True when this browser made the request; the page then confirms without asking. */
  askedHere: z.boolean(),
});
export type VerificationAsked = z.infer<typeof VerificationAsked>;

/** Result of an action, with a message for the member. */
export const SuccessAnswer = z.object({ success: z.boolean(), message: z.string() });
export type SuccessAnswer = z.infer<typeof SuccessAnswer>;

/** The account whose password a reset link sets. */
export const ResetLinkAnswer = SuccessAnswer.extend({
  name: z.string().describe("Name of the account's member."),
  email: z.string().describe("Email address of the account."),
});
export type ResetLinkAnswer = z.infer<typeof ResetLinkAnswer>;

/** `removedServices` names the sign-in services that no longer open the account. */
export const ResetPasswordAnswer = SuccessAnswer.extend({ removedServices: z.array(z.string()) });
export type ResetPasswordAnswer = z.infer<typeof ResetPasswordAnswer>;

/** Body of POST /api/auth/reset-password. */
export const ResetPasswordInput = z.object({
  token: z.string(),
  newPassword: createNewPasswordSchema("weakNewPassword"),
});
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;

/** Body of PUT /api/auth/password. An account without a password omits `currentPassword`. */
export const ChangePasswordInput = z.object({
  currentPassword: CurrentPassword,
  newPassword: createNewPasswordSchema("weakPassword"),
});
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

/**
 * Body of PUT /api/auth/me; absent fields are unchanged. Blank names and addresses pass, because the service
 * has one error for both.
 */
export const UpdateAccountInput = z.object({
  name: AnyName.pipe(z.string().max(NAME_MAX, "longName")).optional(),
  email: createEmailSchema((text) => text === "" || isValidEmail(text)).optional(),
  /** IANA time zone name. */
  timezone: z.string().max(64, "tooLong").optional(),
  /** Required when `email` changes and the account has a password. */
  currentPassword: CurrentPassword,
});
export type UpdateAccountInput = z.infer<typeof UpdateAccountInput>;

/** Body of POST /api/auth/delete-account. An account without a password omits `currentPassword`. */
export const DeleteAccountInput = z.object({ currentPassword: CurrentPassword });
export type DeleteAccountInput = z.infer<typeof DeleteAccountInput>;

export const AccountTier = z.enum(["freemium", "premium"]);
export type AccountTier = z.infer<typeof AccountTier>;

/** The member's own profile. Times are ISO 8601 UTC. */
export const User = z
  .object({
    id: z.string(),
    name: z.string().describe("As others see it beside public recipes."),
    email: z.string(),
    emailVerified: z.boolean(),
    pendingEmail: z.string().nullable(),
    accountTier: AccountTier,
    timezone: z.string(),
    /** False when the member can sign in only through an identity provider. */
    hasPassword: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "User" });
export type User = z.infer<typeof User>;
