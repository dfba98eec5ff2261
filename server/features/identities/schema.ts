import { z } from "zod";
import { LoginAnswer } from "#server/features/sessions/schema.ts";

/**
 * Body of sign-in by a third party (POST /api/auth/google): the code that the issuer sent the browser back with, or an ID
 * token that it gave the browser itself.
 */
export const IdentitySignInInput = z
  .object({
    code: z.string().min(1, "required").max(4096, "tooLong").nullish(),
    credential: z.string().min(1, "required").max(10_000, "tooLong").nullish(),
    redirectUri: z.string().max(2048, "tooLong").nullish(),
    /** As it came back with the code. */
    state: z.string().max(2048, "tooLong").nullish(),
  })
  .refine(({ code, credential, redirectUri }) => {
    return code == null ? credential != null : credential == null && redirectUri != null;
  }, "codeOrCredential");
export type IdentitySignInInput = z.infer<typeof IdentitySignInInput>;

/** The same as of sign-in with a password. */
export const IdentitySignInAnswer = LoginAnswer;

/**
 * Whether and by whom one can sign in. `name` is for people; `oneTap` where Google's own prompt may come up; `signup` is
 * who may create an account: anybody, who was invited, nobody.
 */
export const IdentityConfig = z.object({
  signup: z.enum(["open", "invite", "closed"]),
  enabled: z.boolean(),
  clientId: z.string().nullable(),
  name: z.string().nullable(),
  oneTap: z.boolean(),
});
export type IdentityConfig = z.infer<typeof IdentityConfig>;
