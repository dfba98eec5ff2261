import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "#server/deps.ts";
import { beginIdentitySignIn } from "#server/features/identities/service/begin-identity-sign-in.ts";
import type { Rate } from "#server/guards/rate-limits.ts";
import { IdentityError } from "#server/lib/identity/identity-error.ts";
import type { HttpContext } from "./request-context.ts";

/** Each call inserts a row, which is deleted after ten minutes. */
export const RATE: Rate = { bucket: "identity-start", calls: 20, seconds: 60 };

type Start = FastifyRequest<{ Querystring: { return_to?: unknown } }>;

/**
 * GET /api/auth/google/start redirects the browser to the issuer, which sends it back to /login. When the
 * issuer does not answer, it redirects to /login with the error `temporarily_unavailable`.
 */
export function registerIdentityStartRoute(
  app: FastifyInstance,
  deps: Deps,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => HttpContext,
): void {
  app.get("/api/auth/google/start", { exposeHeadRoute: false }, async (request: Start, reply) => {
    const context = contextOf(request, reply);
    context.countCall("identities.start", RATE);
    const { return_to: returnTo } = request.query;
    const flow = {
      cookies: context.request.cookies,
      returnTo: typeof returnTo === "string" ? returnTo : null,
    };
    try {
      return reply.redirect((await beginIdentitySignIn(deps, flow)).href, 302);
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      request.log.warn({ kind: error.kind }, "a third party cannot be asked to sign anybody in");
      return reply.redirect(`${deps.baseUrl}/login?error=temporarily_unavailable`, 302);
    }
  });
}
