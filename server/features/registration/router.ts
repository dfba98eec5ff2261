import { answer, publicProcedure, router } from "#server/trpc.ts";
import { RegisterAnswer } from "./schema.ts";
import { RegisterBody, registerAccount } from "./service.ts";

/**
 * Merged into the `accounts` router. It is a separate feature because registration depends on sessions, and
 * sessions depend on accounts.
 */
export const registrationRouter = router({
  /** POST /api/auth/register. The answer does not reveal whether the address has an account. */
  register: publicProcedure
    .meta({ rate: { bucket: "account", calls: 60, seconds: 60 } })
    .input(RegisterBody)
    .output(answer(RegisterAnswer))
    .mutation(({ ctx, input }) => registerAccount(ctx.deps, input, ctx.request)),
});
