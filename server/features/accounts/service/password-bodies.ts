import { isCommonPassword } from "#server/lib/passwords/common-passwords.ts";
import { ChangePasswordInput, ResetPasswordInput } from "../schema.ts";

// The list of common passwords is too long for the browser, so the forms know the shapes without it.
const isRare = (password: string) => !isCommonPassword(password);

/** Body of POST /api/auth/reset-password as the server checks it. */
export const ResetPasswordBody = ResetPasswordInput.extend({
  newPassword: ResetPasswordInput.shape.newPassword.refine(isRare, "commonPassword"),
});

/** Body of PUT /api/auth/password as the server checks it. */
export const ChangePasswordBody = ChangePasswordInput.extend({
  newPassword: ChangePasswordInput.shape.newPassword.refine(isRare, "commonPassword"),
});
