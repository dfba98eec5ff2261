import { answer, memberProcedure, publicProcedure, router } from "#server/trpc.ts";
import {
  DeleteAccountInput,
  InvitationAnswer,
  MailAnswer,
  ResendInput,
  ResetLinkAnswer,
  ResetPasswordAnswer,
  SuccessAnswer,
  UpdateAccountInput,
  User,
  VerificationAsked,
  VerifyEmailAnswer,
  VerifyEmailInput,
} from "./schema.ts";
import { forgotPassword, resendVerification } from "./service/ask-for-mail.ts";
import { changePassword } from "./service/change-password.ts";
import { deleteOwnAccount } from "./service/delete-account.ts";
import { readInvitation } from "./service/invitations.ts";
import { ChangePasswordBody, ResetPasswordBody } from "./service/password-bodies.ts";
import { userOf } from "./service/read-account.ts";
import { checkResetToken, resetPassword } from "./service/reset-password.ts";
import { updateAccount } from "./service/update-account.ts";
import { declineVerification, readVerification, verifyEmail } from "./service/verify-email.ts";

/** Each costs a mail or a password hash, so few a minute from one address. */
const costly = { rate: { bucket: "account", calls: 60, seconds: 60 } };

export const accountsRouter = router({
  /** The address of a mailed invitation, for the form. Changes nothing; a mutation, so that the token stays out of addresses. */
  readInvitation: publicProcedure
    .meta(costly)
    .input(VerifyEmailInput)
    .output(answer(InvitationAnswer))
    .mutation(({ ctx, input }) => readInvitation(ctx.deps, input)),

  /** POST /api/auth/verify-email and GET /api/auth/verify/{token}. A signed-in member stays so. */
  verifyEmail: publicProcedure
    .meta(costly)
    .input(VerifyEmailInput)
    .output(answer(VerifyEmailAnswer))
    .mutation(async ({ ctx, input }) =>
      verifyEmail(ctx.deps, input, await ctx.readViewer().catch(() => null), ctx.request),
    ),

  /** Who asked for what a link confirms, and whether from this browser. Changes nothing; the token stays out of addresses. */
  readVerification: publicProcedure
    .meta(costly)
    .input(VerifyEmailInput)
    .output(answer(VerificationAsked))
    .mutation(({ ctx, input }) => readVerification(ctx.deps, input, ctx.request)),

  /** "That was not me": the request behind a link goes. */
  declineVerification: publicProcedure
    .meta(costly)
    .input(VerifyEmailInput)
    .output(answer(SuccessAnswer))
    .mutation(({ ctx, input }) => declineVerification(ctx.deps, input)),

  /** POST /api/auth/resend-verification. Answers alike for every address. */
  resendVerification: publicProcedure
    .meta(costly)
    .input(ResendInput)
    .output(answer(MailAnswer))
    .mutation(({ ctx, input }) => resendVerification(ctx.deps, input, ctx.request)),

  /** POST /api/auth/forgot-password. Answers alike for every address. */
  forgotPassword: publicProcedure
    .meta(costly)
    .input(ResendInput)
    .output(answer(SuccessAnswer))
    .mutation(({ ctx, input }) => forgotPassword(ctx.deps, input, ctx.request)),

  /** GET /api/auth/reset-password/{token}. Changes nothing; a mutation, so that the token stays out of addresses. */
  checkResetToken: publicProcedure
    .meta(costly)
    .input(VerifyEmailInput)
    .output(answer(ResetLinkAnswer))
    .mutation(({ ctx, input }) => checkResetToken(ctx.deps, input)),

  /** POST /api/auth/reset-password. */
  resetPassword: publicProcedure
    .meta(costly)
    .input(ResetPasswordBody)
    .output(answer(ResetPasswordAnswer))
    .mutation(({ ctx, input }) => resetPassword(ctx.deps, input, ctx.request)),

  /** GET /api/auth/me. */
  me: memberProcedure.output(answer(User)).query(({ ctx }) => userOf(ctx.member)),

  /** PUT /api/auth/me. */
  update: memberProcedure
    .meta(costly)
    .input(UpdateAccountInput)
    .output(answer(User))
    .mutation(({ ctx, input }) => updateAccount(ctx.deps, ctx.member, input, ctx.request)),

  /** PUT /api/auth/password. */
  changePassword: memberProcedure
    .meta(costly)
    .input(ChangePasswordBody)
    .output(answer(SuccessAnswer))
    .mutation(({ ctx, input }) => changePassword(ctx.deps, ctx.member, input, ctx.request)),

  /** POST /api/auth/delete-account. The account with all that is in it. */
  delete: memberProcedure
    .meta(costly)
    .input(DeleteAccountInput)
    .output(answer(SuccessAnswer))
    .mutation(({ ctx, input }) => deleteOwnAccount(ctx.deps, ctx.member, input)),
});
