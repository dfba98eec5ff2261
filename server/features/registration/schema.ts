import { z } from "zod";
import { MailAnswer } from "#server/features/accounts/schema.ts";
import { LoginAnswer } from "#server/features/sessions/schema.ts";

/**
 * Answer of registration. When an invitation created the account at once, `accountReady` is true and the
 * fields of a sign-in are present.
 */
export const RegisterAnswer = MailAnswer.extend({
  accountReady: z.boolean(),
  ...LoginAnswer.partial().shape,
});
export type RegisterAnswer = z.infer<typeof RegisterAnswer>;
