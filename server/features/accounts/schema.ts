import { z } from "zod";
import { canonicalEmailOrNull, EMAIL_MAX, isValidEmail } from "#server/lib/email-address.ts";
import { isStrongPassword, NAME_MAX, NAME_MIN, nameWithoutControlCharacters } from "./policy.ts";

const emailThat = (holds: (text: string) => boolean) =>
  z
    .string({ error: "invalidEmail" })
    .trim()
    .max(EMAIL_MAX, "invalidEmail")
    .refine(holds, "invalidEmail")
    .transform((email) => canonicalEmailOrNull(email) ?? email);

/** A normalized email address (server/lib/email-address.ts). */
const Email = emailThat(isValidEmail);

/** A new password: five rules, 8 to 256 characters, stored unchanged. */
const newPassword = (message: "weakPassword" | "weakNewPassword") =>
  z.string({ error: message }).refine(isStrongPassword, message);

const Name = z.string({ error: "shortName" }).transform(nameWithoutControlCharacters);
/** A profile allows one character. */
const AnyName = z.string({ error: "text" }).transform(nameWithoutControlCharacters);

/** The current password as typed; compared whatever the rules are today. */
const CurrentPassword = z.string().max(1000, "tooLong").nullish();

/** Body of registration (POST /api/auth/register). `invitation` is the secret of a mailed invitation. */
export const RegisterInput = z.object({
  email: Email,
  password: newPassword("weakPassword").describe(
    'At least 8 characters, with an upper-case and a lower-case letter, a digit and one of !@#$%^&*(),.?":{}|<>.',
  ),
  name: Name.pipe(z.string().min(NAME_MIN, "shortName").max(NAME_MAX, "longName")).describe(
    "As others see it beside public recipes: 2 to 100 characters.",
  ),
  invitation: z.string().max(200, "tooLong").nullish(),
});
export type RegisterInput = z.infer<typeof RegisterInput>;

/** Answer of resend: the transport's state and a message. */
export const MailAnswer = z.object({ emailSent: z.boolean(), message: z.string() });
export type MailAnswer = z.infer<typeof MailAnswer>;

/** The address that an invitation was mailed to. */
export const InvitationAnswer = z.object({ email: z.string() });
export type InvitationAnswer = z.infer<typeof InvitationAnswer>;

export const ResendInput = z.object({ email: Email });
export type ResendInput = z.infer<typeof ResendInput>;

/** Any text: a malformed token is answered like an unknown one. */
export const VerifyEmailInput = z.object({ token: z.string() });
export type VerifyEmailInput = z.infer<typeof VerifyEmailInput>;

/**
 * `removedServices` names sign-in services that no longer open this account. `setPasswordToken` opens
 * /reset-password/{token} when no way to sign in remains; else null.
 */
export const VerifyEmailAnswer = z.object({
  emailVerified: z.literal(true),
  message: z.string(),
  removedServices: z.array(z.string()),
  setPasswordToken: z.string().nullable(),
});
export type VerifyEmailAnswer = z.infer<typeof VerifyEmailAnswer>;

/** The subject of a confirmation link: an account, a new address, or something already done. */
export const VerificationAsked = z.object({
  purpose: z.enum(["account", "address", "done"]),
  name: z.string(),
  email: z.string(),
  /** Requested in this browser, so it is confirmed without a question. */
  askedHere: z.boolean(),
});
export type VerificationAsked = z.infer<typeof VerificationAsked>;

/** Outcome of a call, with a message. */
export const SuccessAnswer = z.object({ success: z.boolean(), message: z.string() });
export type SuccessAnswer = z.infer<typeof SuccessAnswer>;

/** Whether a reset link works, and its account. */
export const ResetLinkAnswer = SuccessAnswer.extend({
  name: z.string().describe("Name of the account's member."),
  email: z.string().describe("Email address of the account."),
});
export type ResetLinkAnswer = z.infer<typeof ResetLinkAnswer>;

/** `removedServices` names sign-in services that no longer open this account. */
export const ResetPasswordAnswer = SuccessAnswer.extend({ removedServices: z.array(z.string()) });
export type ResetPasswordAnswer = z.infer<typeof ResetPasswordAnswer>;

/** Body of POST /api/auth/reset-password. */
export const ResetPasswordInput = z.object({
  token: z.string(),
  newPassword: newPassword("weakNewPassword"),
});
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;

/** Body of PUT /api/auth/password. An account without a password omits `currentPassword`. */
export const ChangePasswordInput = z.object({
  currentPassword: CurrentPassword,
  newPassword: newPassword("weakPassword"),
});
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

/** Body of PUT /api/auth/me: absent fields are unchanged. Blank names and addresses pass, and get one common error. */
export const UpdateAccountInput = z.object({
  name: AnyName.pipe(z.string().max(NAME_MAX, "longName")).optional(),
  email: emailThat((text) => text === "" || isValidEmail(text)).optional(),
  /** IANA name. */
  timezone: z.string().max(64, "tooLong").optional(),
  /** Required for a new address when the account has a password. */
  currentPassword: CurrentPassword,
});
export type UpdateAccountInput = z.infer<typeof UpdateAccountInput>;

/** Body of POST /api/auth/delete-account. An account without a password omits it. */
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
    /** False when only an identity provider signs the member in. */
    hasPassword: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "User" });
export type User = z.infer<typeof User>;
