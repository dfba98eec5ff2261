import { answer, memberProcedure, openProcedure, publicProcedure, router } from "#server/trpc.ts";
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
import { requestPasswordResetMail, requestVerificationMail } from "./service/ask-for-mail.ts";
import { changePassword } from "./service/change-password.ts";
import { deleteOwnAccount } from "./service/delete-account.ts";
import { readInvitedEmail } from "./service/invitations.ts";
import { ChangePasswordBody, ResetPasswordBody } from "./service/password-bodies.ts";
import { toUserProfile } from "./service/read-account.ts";
import { readResetLinkOwner, resetPassword } from "./service/reset-password.ts";
import { updateAccount } from "./service/update-account.ts";
import {
  declineVerification,
  openVerificationLink,
  readVerificationRequest,
} from "./service/verify-email.ts";

/** A low rate, because these calls send a mail or hash a password. */
const costlyLimits = { rate: { bucket: "account", calls: 60, seconds: 60 } };

export const accountsRouter = router({
  /**
   * Returns the invited address for the registration form. A mutation, so that the URL does not contain the
   * token.
   */
  readInvitation: publicProcedure
    .meta(costlyLimits)
    .input(VerifyEmailInput)
    .output(answer(InvitationAnswer))
    .mutation(({ ctx, input }) => readInvitedEmail(ctx.deps, input)),

  /** POST /api/auth/verify-email and GET /api/auth/verify/{token}. A signed-in caller stays signed in. */
  verifyEmail: openProcedure
    .meta(costlyLimits)
    .input(VerifyEmailInput)
    .output(answer(VerifyEmailAnswer))
    .mutation(({ ctx, input }) => openVerificationLink(ctx.deps, input, ctx.viewer, ctx.request)),

  /** Describes the request that a link confirms. A mutation, so that the URL does not contain the token. */
  readVerification: publicProcedure
    .meta(costlyLimits)
    .input(VerifyEmailInput)
    .output(answer(VerificationAsked))
    .mutation(({ ctx, input }) => readVerificationRequest(ctx.deps, input, ctx.request)),

  /** For a recipient who did not make the request behind a mailed link: deletes the request. */
  declineVerification: publicProcedure
    .meta(costlyLimits)
    .input(VerifyEmailInput)
    .output(answer(SuccessAnswer))
    .mutation(({ ctx, input }) => declineVerification(ctx.deps, input)),

  /** POST /api/auth/resend-verification. The answer does not reveal whether the address has an account. */
  resendVerification: publicProcedure
    .meta(costlyLimits)
    .input(ResendInput)
    .output(answer(MailAnswer))
    .mutation(({ ctx, input }) => requestVerificationMail(ctx.deps, input, ctx.request)),

  /** POST /api/auth/forgot-password. The answer does not reveal whether the address has an account. */
  forgotPassword: publicProcedure
    .meta(costlyLimits)
    .input(ResendInput)
    .output(answer(SuccessAnswer))
    .mutation(({ ctx, input }) => requestPasswordResetMail(ctx.deps, input, ctx.request)),

  /**
   * GET /api/auth/reset-password/{token}. A mutation, so that the tRPC URL does not contain the token;
   * changes nothing.
   */
  checkResetToken: publicProcedure
    .meta(costlyLimits)
    .input(VerifyEmailInput)
    .output(answer(ResetLinkAnswer))
    .mutation(({ ctx, input }) => readResetLinkOwner(ctx.deps, input)),

  /** Served over REST as POST /api/auth/reset-password. */
  resetPassword: publicProcedure
    .meta(costlyLimits)
    .input(ResetPasswordBody)
    .output(answer(ResetPasswordAnswer))
    .mutation(({ ctx, input }) => resetPassword(ctx.deps, input, ctx.request)),

  /** Served over REST as GET /api/auth/me. */
  me: memberProcedure.output(answer(User)).query(({ ctx }) => toUserProfile(ctx.member)),

  /** Served over REST as PUT /api/auth/me. */
  update: memberProcedure
    .meta(costlyLimits)
    .input(UpdateAccountInput)
    .output(answer(User))
    .mutation(({ ctx, input }) => updateAccount(ctx.deps, ctx.member, input, ctx.request)),

  /** Served over REST as PUT /api/auth/password. */
  changePassword: memberProcedure
    .meta(costlyLimits)
    .input(ChangePasswordBody)
    .output(answer(SuccessAnswer))
    .mutation(({ ctx, input }) => changePassword(ctx.deps, ctx.member, input, ctx.request)),

  /** POST /api/auth/delete-account. Deletes the account and all its recipes. */
  delete: memberProcedure
    .meta(costlyLimits)
    .input(DeleteAccountInput)
    .output(answer(SuccessAnswer))
    .mutation(({ ctx, input }) => deleteOwnAccount(ctx.deps, ctx.member, input)),
});
