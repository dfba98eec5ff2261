import { z } from "zod";
import { MailAnswer } from "#server/features/accounts/schema.ts";
import { LoginAnswer } from "#server/features/sessions/schema.ts";

/**
 * Answer of registration. Has the fields of a sign-in with `accountReady`, when an invitation created the account at
 * once.
 */
export const RegisterAnswer = MailAnswer.extend({
  accountReady: z.boolean(),
  ...LoginAnswer.partial().shape,
});
export type RegisterAnswer = z.infer<typeof RegisterAnswer>;
