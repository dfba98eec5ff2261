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
import { beginLink, linkIdentity } from "./service/link-identity.ts";
import { readSignInWays } from "./service/read-sign-in-ways.ts";
import { readRemovalLink, removeByLink, removeIdentity } from "./service/remove-identity.ts";
import { readConfig, signInByIdentity } from "./service/sign-in.ts";

/** Each may cost two calls to the issuer. Codes and tokens of some issuers have some kB. */
const byIssuer = { rate: { bucket: "identity", calls: 60, seconds: 60 }, bodyLimit: 24 * 1024 };
/** Each costs a password hash or a mail, as those of accounts do. */
const costly = { rate: { bucket: "account", calls: 60, seconds: 60 } };

export const identitiesRouter = router({
  /** GET /api/auth/google/config. */
  config: publicProcedure.output(answer(IdentityConfig)).query(({ ctx }) => readConfig(ctx.deps)),

  /** POST /api/auth/google. By a code that the issuer sent the browser back with, or an ID token of it. */
  signIn: publicProcedure
    .meta(byIssuer)
    .input(IdentitySignInInput)
    .output(answer(IdentitySignInAnswer))
    .mutation(({ ctx, input }) => signInByIdentity(ctx.deps, input, ctx.request)),

  /** GET /api/auth/identities. */
  ways: memberProcedure
    .meta({ list: {} })
    .output(answer(SignInWays))
    .query(({ ctx }) => readSignInWays(ctx.deps.db, ctx.deps, ctx.member)),

  /** POST /api/auth/identities/begin. */
  beginLink: memberProcedure
    .meta(costly)
    .input(BeginLinkInput)
    .output(answer(BeginLinkAnswer))
    .mutation(({ ctx, input }) => beginLink(ctx.deps, ctx.member, input, ctx.request)),

  /** POST /api/auth/identities. */
  link: memberProcedure
    .meta(byIssuer)
    .input(LinkInput)
    .output(answer(SignInWays))
    .mutation(({ ctx, input }) => linkIdentity(ctx.deps, ctx.member, input, ctx.request)),

  /** POST /api/auth/identities/{id}/remove. */
  remove: memberProcedure
    .meta(costly)
    .input(RemoveIdentityInput)
    .output(answer(SignInWays))
    .mutation(({ ctx, input }) => removeIdentity(ctx.deps, ctx.member, input, ctx.request)),

  /** GET /api/auth/remove-sign-in/{token}. Changes nothing; a mutation, so that the token stays out of addresses. */
  readRemovalLink: publicProcedure
    .meta(costly)
    .input(RemovalLinkInput)
    .output(answer(RemovalAsked))
    .mutation(({ ctx, input }) => readRemovalLink(ctx.deps, input)),

  /** POST /api/auth/remove-sign-in. */
  removeByLink: publicProcedure
    .meta(costly)
    .input(RemovalLinkInput)
    .output(answer(RemovalAnswer))
    .mutation(({ ctx, input }) => removeByLink(ctx.deps, input, ctx.request)),
});
