import { answer, memberProcedure, publicProcedure, router } from "#server/trpc.ts";
import { MailAnswer, ResendInput, User, VerifyEmailAnswer, VerifyEmailInput } from "./schema.ts";
import { userOf } from "./service/read-account.ts";
import { RegisterBody, registerAccount } from "./service/register-account.ts";
import { resendVerification } from "./service/resend-verification.ts";
import { verifyEmail } from "./service/verify-email.ts";

/** Each costs a mail or a password hash, so few a minute from one address. */
const costly = { rate: { bucket: "account", calls: 60, seconds: 60 } };

export const accountsRouter = router({
  /** POST /api/auth/register. Answers alike for a new and for a taken address. */
  register: publicProcedure
    .meta(costly)
    .input(RegisterBody)
    .output(answer(MailAnswer))
    .mutation(({ ctx, input }) => registerAccount(ctx.deps, input, ctx.request)),

  /** POST /api/auth/verify-email and GET /api/auth/verify/{token}. */
  verifyEmail: publicProcedure
    .meta(costly)
    .input(VerifyEmailInput)
    .output(answer(VerifyEmailAnswer))
    .mutation(({ ctx, input }) => verifyEmail(ctx.deps, input)),

  /** POST /api/auth/resend-verification. Answers alike for every address. */
  resendVerification: publicProcedure
    .meta(costly)
    .input(ResendInput)
    .output(answer(MailAnswer))
    .mutation(({ ctx, input }) => resendVerification(ctx.deps, input, ctx.request)),

  /** GET /api/auth/me. */
  me: memberProcedure.output(answer(User)).query(({ ctx }) => userOf(ctx.member)),
});
