import { z } from "zod";
import { MailAnswer } from "#server/features/accounts/schema.ts";
import { LoginAnswer } from "#server/features/sessions/schema.ts";

/** Answer of registration. The fields of a sign-in come with `accountReady`, where an invitation made the account at once. */
export const RegisterAnswer = MailAnswer.extend({
  accountReady: z.boolean(),
  ...LoginAnswer.partial().shape,
});
export type RegisterAnswer = z.infer<typeof RegisterAnswer>;
