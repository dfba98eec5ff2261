import { isCommonPassword } from "#server/engines/common-passwords/common-passwords.ts";
import { ChangePasswordInput, ResetPasswordInput } from "../schema.ts";

// The forms only warn: a page may be sent without the list.
const isRare = (password: string) => !isCommonPassword(password);

/** Body of POST /api/auth/reset-password with the server's checks. */
export const ResetPasswordBody = ResetPasswordInput.extend({
  newPassword: ResetPasswordInput.shape.newPassword.refine(isRare, "commonPassword"),
});

/** Body of PUT /api/auth/password with the server's checks. */
export const ChangePasswordBody = ChangePasswordInput.extend({
  newPassword: ChangePasswordInput.shape.newPassword.refine(isRare, "commonPassword"),
});
