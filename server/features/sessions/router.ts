import { answer, publicProcedure, router } from "#server/trpc.ts";
import { LoginAnswer, LoginInput, LogoutAnswer, LogoutInput, RefreshInput, Tokens } from "./schema.ts";
import { login } from "./service/login.ts";
import { logout } from "./service/logout.ts";
import { refresh } from "./service/refresh.ts";

export const sessionsRouter = router({
  /** POST /api/auth/login. */
  login: publicProcedure
    .meta({ rate: { bucket: "login", calls: 300, seconds: 60 } })
    .input(LoginInput)
    .output(answer(LoginAnswer))
    .mutation(({ ctx, input }) => login(ctx.deps, input, ctx.request)),

  /** POST /api/auth/refresh. */
  refresh: publicProcedure
    .input(RefreshInput)
    .output(answer(Tokens))
    .mutation(({ ctx, input }) => refresh(ctx.deps, input)),

  /** POST /api/auth/logout. Ends the login that the bearer or the refresh token names; never refuses. */
  logout: publicProcedure
    .input(LogoutInput)
    .output(answer(LogoutAnswer))
    .mutation(({ ctx, input }) =>
      logout(ctx.deps, { accessToken: ctx.bearer, refreshToken: input?.refreshToken ?? null }),
    ),
});
