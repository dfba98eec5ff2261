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
import { forgotPassword, resendVerification } from "./service/ask-for-mail.ts";
import { changePassword } from "./service/change-password.ts";
import { deleteOwnAccount } from "./service/delete-account.ts";
import { readInvitedEmail } from "./service/invitations.ts";
import { ChangePasswordBody, ResetPasswordBody } from "./service/password-bodies.ts";
import { toUserProfile } from "./service/read-account.ts";
import { readResetLinkOwner, resetPassword } from "./service/reset-password.ts";
import { updateAccount } from "./service/update-account.ts";
import { declineVerification, readVerificationRequest, verifyEmail } from "./service/verify-email.ts";

/** Costs a mail or a password hash, so few a minute from one address. */
const costlyLimits = { rate: { bucket: "account", calls: 60, seconds: 60 } };

export const accountsRouter = router({
  /**
   * The address of a mailed invitation, for the form. A mutation, so that the token is not in a URL; changes nothing.
   */
  readInvitation: publicProcedure
    .meta(costlyLimits)
    .input(VerifyEmailInput)
    .output(answer(InvitationAnswer))
    .mutation(({ ctx, input }) => readInvitedEmail(ctx.deps, input)),

  /** POST /api/auth/verify-email and GET /api/auth/verify/{token}. A signed-in member stays signed in. */
  verifyEmail: openProcedure
    .meta(costlyLimits)
    .input(VerifyEmailInput)
    .output(answer(VerifyEmailAnswer))
    .mutation(({ ctx, input }) => verifyEmail(ctx.deps, input, ctx.viewer, ctx.request)),

  /** The person and browser that requested what a link confirms. A mutation, so that the token is not in a URL. */
  readVerification: publicProcedure
    .meta(costlyLimits)
    .input(VerifyEmailInput)
    .output(answer(VerificationAsked))
    .mutation(({ ctx, input }) => readVerificationRequest(ctx.deps, input, ctx.request)),

  /** "That was not me": deletes the request behind a link. */
  declineVerification: publicProcedure
    .meta(costlyLimits)
    .input(VerifyEmailInput)
    .output(answer(SuccessAnswer))
    .mutation(({ ctx, input }) => declineVerification(ctx.deps, input)),

  /** POST /api/auth/resend-verification. Same answer for every address. */
  resendVerification: publicProcedure
    .meta(costlyLimits)
    .input(ResendInput)
    .output(answer(MailAnswer))
    .mutation(({ ctx, input }) => resendVerification(ctx.deps, input, ctx.request)),

  /** POST /api/auth/forgot-password. Same answer for every address. */
  forgotPassword: publicProcedure
    .meta(costlyLimits)
    .input(ResendInput)
    .output(answer(SuccessAnswer))
    .mutation(({ ctx, input }) => forgotPassword(ctx.deps, input, ctx.request)),

  /** GET /api/auth/reset-password/{token}. A mutation, so that the token is not in a URL; changes nothing. */
  checkResetToken: publicProcedure
    .meta(costlyLimits)
    .input(VerifyEmailInput)
    .output(answer(ResetLinkAnswer))
    .mutation(({ ctx, input }) => readResetLinkOwner(ctx.deps, input)),

  /** POST /api/auth/reset-password. */
  resetPassword: publicProcedure
    .meta(costlyLimits)
    .input(ResetPasswordBody)
    .output(answer(ResetPasswordAnswer))
    .mutation(({ ctx, input }) => resetPassword(ctx.deps, input, ctx.request)),

  /** GET /api/auth/me. */
  me: memberProcedure.output(answer(User)).query(({ ctx }) => toUserProfile(ctx.member)),

  /** PUT /api/auth/me. */
  update: memberProcedure
    .meta(costlyLimits)
    .input(UpdateAccountInput)
    .output(answer(User))
    .mutation(({ ctx, input }) => updateAccount(ctx.deps, ctx.member, input, ctx.request)),

  /** PUT /api/auth/password. */
  changePassword: memberProcedure
    .meta(costlyLimits)
    .input(ChangePasswordBody)
    .output(answer(SuccessAnswer))
    .mutation(({ ctx, input }) => changePassword(ctx.deps, ctx.member, input, ctx.request)),

  /** POST /api/auth/delete-account. Deletes the account with its recipes. */
  delete: memberProcedure
    .meta(costlyLimits)
    .input(DeleteAccountInput)
    .output(answer(SuccessAnswer))
    .mutation(({ ctx, input }) => deleteOwnAccount(ctx.deps, ctx.member, input)),
});
