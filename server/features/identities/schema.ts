import { z } from "zod";
import { LoginAnswer } from "#server/features/sessions/schema.ts";

/**
 * Body of sign-in by an identity provider (POST /api/auth/google): the authorization code, or an ID token that the
 * issuer gave to the browser.
 */
export const IdentitySignInInput = z
  .object({
    code: z.string().min(1, "required").max(4096, "tooLong").nullish(),
    credential: z.string().min(1, "required").max(10_000, "tooLong").nullish(),
    redirectUri: z.string().max(2048, "tooLong").nullish(),
    /** As returned with the code. */
    state: z.string().max(2048, "tooLong").nullish(),
  })
  .refine(({ code, credential, redirectUri }) => {
    return code == null ? credential != null : credential == null && redirectUri != null;
  }, "codeOrCredential");
export type IdentitySignInInput = z.infer<typeof IdentitySignInInput>;

/** The same as for a password sign-in. */
export const IdentitySignInAnswer = LoginAnswer;

/**
 * Sign-in options. `name` is for display; `oneTap` allows Google's own prompt; `signup` is who may register: everyone,
 * invited people or no one.
 */
export const IdentityConfig = z.object({
  signup: z.enum(["open", "invite", "closed"]),
  enabled: z.boolean(),
  clientId: z.string().nullable(),
  name: z.string().nullable().describe("The third party, as people know it: Google, or the issuer's host."),
  oneTap: z.boolean(),
});
export type IdentityConfig = z.infer<typeof IdentityConfig>;

/** The current password as typed; an account without one omits it and needs a sign-in within the last 15 minutes. */
const CurrentPassword = z.string().max(1000, "tooLong").nullish();

/** An account at an identity provider that opens the member's account. Times are ISO 8601 UTC. */
export const LinkedIdentity = z
  .object({
    id: z.string().describe("Identifier used to remove it."),
    /** The provider's name: Google, or the issuer's host. */
    service: z.string(),
    /** The address verified by the provider at the last sign-in; null when none was. */
    email: z
      .string()
      .nullable()
      .describe(
        "The address that the service vouched for at the last sign-in; null where it vouched for none.",
      ),
    linkedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().describe("When it last signed the member in, or was added."),
    /** False when the server no longer uses this provider; then it cannot sign in. */
    isAvailable: z.boolean(),
  })
  .meta({ id: "LinkedIdentity" });
export type LinkedIdentity = z.infer<typeof LinkedIdentity>;

/** All ways to sign in to the member's account, and the provider that can be added; null when none can. */
export const SignInWays = z
  .object({
    hasPassword: z.boolean(),
    identities: z.array(LinkedIdentity),
    addable: z.string().nullable(),
  })
  .meta({ id: "SignInWays" });
export type SignInWays = z.infer<typeof SignInWays>;

/** Begins to add an identity. `returnTo` is the path to return to. */
export const BeginLinkInput = z.object({
  currentPassword: CurrentPassword,
  returnTo: z.string().max(500, "tooLong").nullish(),
});
export type BeginLinkInput = z.infer<typeof BeginLinkInput>;

/** The provider's address to redirect to; the response also sets a cookie. */
export const BeginLinkAnswer = z.object({ url: z.string() });
export type BeginLinkAnswer = z.infer<typeof BeginLinkAnswer>;

/** Finishes adding with the provider's response. */
export const LinkInput = z.object({
  code: z.string().min(1, "required").max(4096, "tooLong"),
  redirectUri: z.string().max(2048, "tooLong"),
  state: z.string().max(2048, "tooLong"),
});
export type LinkInput = z.infer<typeof LinkInput>;

/** Any text: a malformed id is answered like an unknown one. */
export const RemoveIdentityInput = z.object({ id: z.string(), currentPassword: CurrentPassword });
export type RemoveIdentityInput = z.infer<typeof RemoveIdentityInput>;

/** Any text: a malformed token is answered like an unknown one. */
export const RemovalLinkInput = z.object({ token: z.string() });
export type RemovalLinkInput = z.infer<typeof RemovalLinkInput>;

/** The identity that a mailed link would remove; `isDone` when it is removed already. */
export const RemovalAsked = z.object({
  service: z.string().nullable().describe("The sign-in service, by name; null once it was removed."),
  /** The account's address. */
  email: z.string().describe("Email address of the account."),
  isDone: z.boolean(),
});
export type RemovalAsked = z.infer<typeof RemovalAsked>;

/** `setPasswordToken` opens /reset-password/{token} when the account has no other way to sign in; else null. */
export const RemovalAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  setPasswordToken: z.string().nullable(),
});
export type RemovalAnswer = z.infer<typeof RemovalAnswer>;
