import { z } from "zod";
import { canonicalEmail, EMAIL_MAX, isEmail, isStrongPassword, NAME_MAX, NAME_MIN } from "./policy.ts";

/** An email address in its one form (see policy.ts), whatever way it was typed. */
const Email = z
  .string({ error: "invalidEmail" })
  .trim()
  .max(EMAIL_MAX, "invalidEmail")
  .refine(isEmail, "invalidEmail")
  .transform((email) => canonicalEmail(email) ?? email);

/** A new password: five rules, 8 to 256 characters, kept byte for byte. */
const NewPassword = z.string({ error: "weakPassword" }).refine(isStrongPassword, "weakPassword");

/** Body of registration (POST /api/auth/register). */
export const RegisterInput = z.object({
  email: Email,
  password: NewPassword,
  name: z
    .string({ error: "shortName" })
    // The name stands in mails: no line breaks or other control characters.
    .transform((name) => name.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim())
    .pipe(z.string().min(NAME_MIN, "shortName").max(NAME_MAX, "longName")),
});
export type RegisterInput = z.infer<typeof RegisterInput>;

/** Answer of registration and of resend: the transport's known state and what to tell the person. */
export const MailAnswer = z.object({ emailSent: z.boolean(), message: z.string() });
export type MailAnswer = z.infer<typeof MailAnswer>;

export const ResendInput = z.object({ email: Email });
export type ResendInput = z.infer<typeof ResendInput>;

/** A token of any form: one that is malformed answers like an unknown one. */
export const VerifyEmailInput = z.object({ token: z.string() });
export type VerifyEmailInput = z.infer<typeof VerifyEmailInput>;

export const VerifyEmailAnswer = z.object({ emailVerified: z.literal(true), message: z.string() });
export type VerifyEmailAnswer = z.infer<typeof VerifyEmailAnswer>;

export const AccountTier = z.enum(["freemium", "premium"]);
export type AccountTier = z.infer<typeof AccountTier>;

/** The member's own profile. Times are ISO 8601 UTC. */
export const User = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    pendingEmail: z.string().nullable(),
    accountTier: AccountTier,
    timezone: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "User" });
export type User = z.infer<typeof User>;
