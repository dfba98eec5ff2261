import { answer, publicProcedure, router } from "#server/trpc.ts";
import { IdentityConfig, IdentitySignInAnswer, IdentitySignInInput } from "./schema.ts";
import { readConfig, signInByIdentity } from "./service/sign-in.ts";

export const identitiesRouter = router({
  /** GET /api/auth/google/config. */
  config: publicProcedure.output(answer(IdentityConfig)).query(({ ctx }) => readConfig(ctx.deps)),

  /** POST /api/auth/google. By a code that the issuer sent the browser back with, or an ID token of it. */
  signIn: publicProcedure
    // Each may cost two calls to the issuer. Codes and tokens of some issuers have some kB.
    .meta({ rate: { bucket: "identity", calls: 60, seconds: 60 }, bodyLimit: 24 * 1024 })
    .input(IdentitySignInInput)
    .output(answer(IdentitySignInAnswer))
    .mutation(({ ctx, input }) => signInByIdentity(ctx.deps, input, ctx.request)),
});
