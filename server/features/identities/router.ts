import { answer, memberProcedure, publicProcedure, router } from "#server/trpc.ts";
import {
  BeginLinkAnswer,
  BeginLinkInput,
  IdentityConfig,
  IdentitySignInAnswer,
  IdentitySignInInput,
  LinkInput,
  RemovalAnswer,
  RemovalAsked,
  RemovalLinkInput,
  RemoveIdentityInput,
  SignInWays,
} from "./schema.ts";
import { beginIdentityLink, linkIdentity } from "./service/link-identity.ts";
import { readSignInMethods } from "./service/read-sign-in-ways.ts";
import { readIdentityRemovalLink, removeIdentity, removeIdentityByLink } from "./service/remove-identity.ts";
import { getPublicSignInConfig, signInByIdentity } from "./service/sign-in.ts";

/** A call may send two requests to the issuer. The codes and tokens of some issuers have several kB. */
const issuerLimits = { rate: { bucket: "identity", calls: 60, seconds: 60 }, bodyLimit: 24 * 1024 };
/** The bucket of the accounts router, because these calls also hash a password or send a mail. */
const accountLimits = { rate: { bucket: "account", calls: 60, seconds: 60 } };

export const identitiesRouter = router({
  /** Served over REST as GET /api/auth/google/config. */
  config: publicProcedure.output(answer(IdentityConfig)).query(({ ctx }) => getPublicSignInConfig(ctx.deps)),

  /** POST /api/auth/google. Takes the issuer's authorization code or an ID token. */
  signIn: publicProcedure
    .meta(issuerLimits)
    .input(IdentitySignInInput)
    .output(answer(IdentitySignInAnswer))
    .mutation(({ ctx, input }) => signInByIdentity(ctx.deps, input, ctx.request)),

  /** Served over REST as GET /api/auth/identities. */
  ways: memberProcedure
    .meta({ list: {} })
    .output(answer(SignInWays))
    .query(({ ctx }) => readSignInMethods(ctx.deps.db, ctx.deps, ctx.member)),

  /** Served over REST as POST /api/auth/identities/begin. */
  beginLink: memberProcedure
    .meta(accountLimits)
    .input(BeginLinkInput)
    .output(answer(BeginLinkAnswer))
    .mutation(({ ctx, input }) => beginIdentityLink(ctx.deps, ctx.member, input, ctx.request)),

  /** Served over REST as POST /api/auth/identities. */
  link: memberProcedure
    .meta(issuerLimits)
    .input(LinkInput)
    .output(answer(SignInWays))
    .mutation(({ ctx, input }) => linkIdentity(ctx.deps, ctx.member, input, ctx.request)),

  /** Served over REST as POST /api/auth/identities/{id}/remove. */
  remove: memberProcedure
    .meta(accountLimits)
    .input(RemoveIdentityInput)
    .output(answer(SignInWays))
    .mutation(({ ctx, input }) => removeIdentity(ctx.deps, ctx.member, input, ctx.request)),

  /**
   * GET /api/auth/remove-sign-in/{token}. A mutation, so that the tRPC URL does not contain the token;
   * changes nothing.
   */
  readRemovalLink: publicProcedure
    .meta(accountLimits)
    .input(RemovalLinkInput)
    .output(answer(RemovalAsked))
    .mutation(({ ctx, input }) => readIdentityRemovalLink(ctx.deps, input)),

  /** Served over REST as POST /api/auth/remove-sign-in. */
  removeByLink: publicProcedure
    .meta(accountLimits)
    .input(RemovalLinkInput)
    .output(answer(RemovalAnswer))
    .mutation(({ ctx, input }) => removeIdentityByLink(ctx.deps, input, ctx.request)),
});
