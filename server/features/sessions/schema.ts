import { z } from "zod";
import { User } from "#server/features/accounts/schema.ts";

/**
 * Body of POST /api/auth/login. The password rules do not apply, because the password may be older than they
 * are.
 */
export const LoginInput = z.object({
  email: z.string().trim().min(1, "required").max(1000, "tooLong"),
  password: z.string().min(1, "required").max(1000, "tooLong"),
});
export type LoginInput = z.infer<typeof LoginInput>;

/** An access token is valid for 15 minutes; `expiresIn` is in seconds. */
export const Tokens = z
  .object({
    accessToken: z.string(),
    refreshToken: z.string(),
    tokenType: z.literal("bearer"),
    expiresIn: z.int(),
  })
  .meta({ id: "Tokens" });
export type Tokens = z.infer<typeof Tokens>;

export const LoginAnswer = Tokens.extend({ user: User }).meta({ id: "LoginAnswer" });
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** The schema permits any text, so that a malformed token gets the same error as an unknown one. */
export const RefreshInput = z.object({ refreshToken: z.string() });
export type RefreshInput = z.infer<typeof RefreshInput>;

/**
 * The reason why the login of a refresh token ended. Only tRPC returns it, and only to the holder of the
 * token.
 */
export const SessionEnd = z.enum([
  "expired",
  "password_changed",
  "password_reset",
  "email_changed",
  "signed_out_everywhere",
  "ended_elsewhere",
  "account_deleted",
]);
export type SessionEnd = z.infer<typeof SessionEnd>;

/** Logging out always succeeds, so a body or token of the wrong type counts as absent. */
export const LogoutInput = z
  .object({ refreshToken: z.string().nullish().catch(null) })
  .nullish()
  .catch(null);
export type LogoutInput = z.infer<typeof LogoutInput>;

export const LogoutAnswer = z.object({ message: z.string() });
export type LogoutAnswer = z.infer<typeof LogoutAnswer>;

/** The schema permits any text, so that a malformed token gets the same error as an unknown one. */
export const TrustBrowserInput = z.object({ token: z.string() });
export type TrustBrowserInput = z.infer<typeof TrustBrowserInput>;

/** `email` is the address of the account that now knows the browser. */
export const TrustBrowserAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  email: z.string().describe("Whose browser it is now."),
});
export type TrustBrowserAnswer = z.infer<typeof TrustBrowserAnswer>;
