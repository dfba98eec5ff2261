import { isCommonPassword } from "#server/engines/common-passwords/common-passwords.ts";
import { ChangePasswordInput, ResetPasswordInput } from "../schema.ts";

// The forms only show it: a page may be sent without the list.
const isRare = (password: string) => !isCommonPassword(password);

/** Body of POST /api/auth/reset-password as the server checks it. */
export const ResetPasswordBody = ResetPasswordInput.extend({
  newPassword: ResetPasswordInput.shape.newPassword.refine(isRare, "commonPassword"),
});

/** Body of PUT /api/auth/password as the server checks it. */
export const ChangePasswordBody = ChangePasswordInput.extend({
  newPassword: ChangePasswordInput.shape.newPassword.refine(isRare, "commonPassword"),
});
