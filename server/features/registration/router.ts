import { answer, publicProcedure, router } from "#server/trpc.ts";
import { RegisterAnswer } from "./schema.ts";
import { RegisterBody, registerAccount } from "./service.ts";

/** Merged into `accounts`: an invited registration signs in, and sessions depend on accounts. */
export const registrationRouter = router({
  /** POST /api/auth/register. Same answer for a new and a taken address. */
  register: publicProcedure
    .meta({ rate: { bucket: "account", calls: 60, seconds: 60 } })
    .input(RegisterBody)
    .output(answer(RegisterAnswer))
    .mutation(({ ctx, input }) => registerAccount(ctx.deps, input, ctx.request)),
});
