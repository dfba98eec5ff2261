import { z } from "zod";
import { LoginAnswer } from "#server/features/sessions/schema.ts";

/**
 * Body of POST /api/auth/google: either the authorization code, or an ID token that the issuer gave to the
 * browser.
 */
export const IdentitySignInInput = z
  .object({
    code: z.string().min(1, "required").max(4096, "tooLong").nullish(),
    credential: z.string().min(1, "required").max(10_000, "tooLong").nullish(),
    redirectUri: z.string().max(2048, "tooLong").nullish(),
    /** OAuth state, which the issuer returns with the code. */
    state: z.string().max(2048, "tooLong").nullish(),
  })
  .refine(({ code, credential, redirectUri }) => {
    return code == null ? credential != null : credential == null && redirectUri != null;
  }, "codeOrCredential");
export type IdentitySignInInput = z.infer<typeof IdentitySignInInput>;

export const IdentitySignInAnswer = LoginAnswer;

/**
 * The sign-in options of this server. `name` is the provider's display name. `oneTap` enables Google's own
 * prompt. `signup` says who may register: everyone, invited people or no one.
 */
export const IdentityConfig = z.object({
  signup: z.enum(["open", "invite", "closed"]),
  enabled: z.boolean(),
  clientId: z.string().nullable(),
  name: z.string().nullable().describe("The third party, as people know it: Google, or the issuer's host."),
  oneTap: z.boolean(),
});
export type IdentityConfig = z.infer<typeof IdentityConfig>;

/**
 * The current password. An account without a password omits it and needs a sign-in within the last 15
 * minutes.
 */
const CurrentPassword = z.string().max(1000, "tooLong").nullish();

/** An account at an identity provider that signs the member in. Times are ISO 8601 UTC. */
export const LinkedIdentity = z
  .object({
    id: z.string().describe("Identifier used to remove it."),
    /** Display name of the provider: Google, or the host of the issuer. */
    service: z.string(),
    /** The address that the provider verified at the last sign-in; null when it verified none. */
    email: z
      .string()
      .nullable()
      .describe(
        "The address that the service vouched for at the last sign-in; null where it vouched for none.",
      ),
    linkedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().describe("When it last signed the member in, or was added."),
    /** False when this server no longer uses the provider, so that the identity cannot sign in. */
    isAvailable: z.boolean(),
  })
  .meta({ id: "LinkedIdentity" });
export type LinkedIdentity = z.infer<typeof LinkedIdentity>;

/** All sign-in methods of the member's account, and the provider that can be added; null when none can. */
export const SignInWays = z
  .object({
    hasPassword: z.boolean(),
    identities: z.array(LinkedIdentity),
    addable: z.string().nullable(),
  })
  .meta({ id: "SignInWays" });
export type SignInWays = z.infer<typeof SignInWays>;

/** Input that begins linking an identity. `returnTo` is the path of the page that the member returns to. */
export const BeginLinkInput = z.object({
  currentPassword: CurrentPassword,
  returnTo: z.string().max(500, "tooLong").nullish(),
});
export type BeginLinkInput = z.infer<typeof BeginLinkInput>;

/** The URL at the provider to redirect to. The response also sets a cookie. */
export const BeginLinkAnswer = z.object({ url: z.string() });
export type BeginLinkAnswer = z.infer<typeof BeginLinkAnswer>;

/** Input that completes linking: the provider's response. */
export const LinkInput = z.object({
  code: z.string().min(1, "required").max(4096, "tooLong"),
  redirectUri: z.string().max(2048, "tooLong"),
  state: z.string().max(2048, "tooLong"),
});
export type LinkInput = z.infer<typeof LinkInput>;

/** The schema permits any text, so that a malformed id gets the same error as an unknown one. */
export const RemoveIdentityInput = z.object({ id: z.string(), currentPassword: CurrentPassword });
export type RemoveIdentityInput = z.infer<typeof RemoveIdentityInput>;

/** The schema permits any text, so that a malformed token gets the same error as an unknown one. */
export const RemovalLinkInput = z.object({ token: z.string() });
export type RemovalLinkInput = z.infer<typeof RemovalLinkInput>;

/** The identity that a mailed link removes. `isDone` is true when it was already removed. */
export const RemovalAsked = z.object({
  service: z.string().nullable().describe("The sign-in service, by name; null once it was removed."),
  email: z.string().describe("Email address of the account."),
  isDone: z.boolean(),
});
export type RemovalAsked = z.infer<typeof RemovalAsked>;

/** When no sign-in method remains, `setPasswordToken` opens /reset-password/{token}; else it is null. */
export const RemovalAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  setPasswordToken: z.string().nullable(),
});
export type RemovalAnswer = z.infer<typeof RemovalAnswer>;
