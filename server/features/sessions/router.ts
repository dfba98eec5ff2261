import { answer, memberProcedure, publicProcedure, router } from "#server/trpc.ts";
import {
  LoginAnswer,
  LoginInput,
  LogoutAnswer,
  LogoutInput,
  RefreshInput,
  Tokens,
  TrustBrowserAnswer,
  TrustBrowserInput,
} from "./schema.ts";
import { exchangeRefreshToken } from "./service/exchange-refresh-token.ts";
import { login } from "./service/login.ts";
import { logout, logoutEverywhere } from "./service/logout.ts";
import { trustBrowserByLink } from "./service/trust-browser.ts";

export const sessionsRouter = router({
  /** Served over REST as POST /api/auth/login. */
  login: publicProcedure
    .meta({ rate: { bucket: "login", calls: 300, seconds: 60 } })
    .input(LoginInput)
    .output(answer(LoginAnswer))
    .mutation(({ ctx, input }) => login(ctx.deps, input, ctx.request)),

  /** Served over REST as POST /api/auth/refresh. */
  refresh: publicProcedure
    .input(RefreshInput)
    .output(answer(Tokens))
    .mutation(({ ctx, input }) => exchangeRefreshToken(ctx.deps, input, ctx.request)),

  /**
   * POST /api/auth/logout. Ends the login of the access or refresh token. Succeeds also without a valid
   * token.
   */
  logout: publicProcedure
    .input(LogoutInput)
    .output(answer(LogoutAnswer))
    .mutation(({ ctx, input }) =>
      logout(ctx.deps, { accessToken: ctx.bearer, refreshToken: input?.refreshToken ?? null }, ctx.request),
    ),

  /** POST /api/auth/logout-everywhere. Ends every login of the member, including the caller's. */
  logoutEverywhere: memberProcedure
    .output(answer(LogoutAnswer))
    .mutation(({ ctx }) => logoutEverywhere(ctx.deps, ctx.member, ctx.request)),

  /**
   * POST /api/auth/trust-browser. Takes the token of a mailed link. Serves a member who is locked out by the
   * guesses of others.
   */
  trustBrowser: publicProcedure
    .meta({ rate: { bucket: "account", calls: 60, seconds: 60 } })
    .input(TrustBrowserInput)
    .output(answer(TrustBrowserAnswer))
    .mutation(({ ctx, input }) => trustBrowserByLink(ctx.deps, input, ctx.request)),
});
