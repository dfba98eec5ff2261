import { isCommonPassword } from "#server/engines/common-passwords/common-passwords.ts";
import { ChangePasswordInput, ResetPasswordInput } from "../schema.ts";

// Checked here and not in the schema, because the forms share the schema and may lack the list of common
// passwords.
const isUncommonPassword = (password: string) => !isCommonPassword(password);

/** Body of POST /api/auth/reset-password, with the check for common passwords. */
export const ResetPasswordBody = ResetPasswordInput.extend({
  newPassword: ResetPasswordInput.shape.newPassword.refine(isUncommonPassword, "commonPassword"),
});

/** Body of PUT /api/auth/password, with the check for common passwords. */
export const ChangePasswordBody = ChangePasswordInput.extend({
  newPassword: ChangePasswordInput.shape.newPassword.refine(isUncommonPassword, "commonPassword"),
});
