import { randomUUID } from "node:crypto";
import { METHODS } from "node:http";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Deps } from "./deps.ts";
import { AppError } from "./errors.ts";
import { describeAnsweringSearchEngine } from "./features/search-index/service/create-search.ts";
import { createBodyAuthorizer, registerJsonBodyParser } from "./http/authorize-body.ts";
import { registerGracefulStop } from "./http/drain.ts";
import { registerForwardedForCleaning, registerUntrustedProxyWarning } from "./http/forwarded-for.ts";
import { createBadUrlHandler, createMalformedRequestHandler } from "./http/framework-errors.ts";
import { registerHalfClose } from "./http/half-close.ts";
import { createHostHeaderPredicate, hasSingleHostHeader } from "./http/host-check.ts";
import { registerIdentityStartRoute } from "./http/identity-start.ts";
import { registerImageRoutes } from "./http/images-route.ts";
import { createRequestContextFactory } from "./http/request-context.ts";
import { createLoginPageHeadersForOneTap, createSecurityHeaders } from "./http/security-headers.ts";
import { registerPublicPages } from "./http/shared-pages.ts";
import {
  registerPipeliningLimit,
  registerSlowClientTimeouts,
  SLOW_CLIENT_LIMITS,
  type SlowClientLimits,
} from "./http/slow-client-timeout.ts";
import type { StaticFiles } from "./http/static-files.ts";
import { registerTrpcRoute } from "./http/trpc-route.ts";
import { toNetworkPrefix } from "./lib/net/network.ts";
import { percentDecodeOrKeep, redactUrl } from "./lib/redaction.ts";
import { sendError } from "./rest/answer.ts";
import { buildOpenApiDocument } from "./rest/openapi.ts";
import { REFERENCE_PAGE_POLICY, renderReferencePage } from "./rest/reference-page.ts";
import { registerRestRoutes } from "./rest/rest.ts";
import { healthTexts } from "./texts/en/answers.ts";

/**
 * Builds the HTTP server for static files, /trpc, /api, /images and /r. Does not listen, so that tests can
 * use it.
 */
export async function createApp(
  deps: Deps,
  files: StaticFiles,
  slowClientLimits: SlowClientLimits = SLOW_CLIENT_LIMITS,
): Promise<FastifyInstance> {
  const isHttps = deps.baseUrl.startsWith("https:");
  const headers = createSecurityHeaders(isHttps);
  const loginHeaders = deps.identityProvider?.isGoogle ? createLoginPageHeadersForOneTap(isHttps) : {};
  const hostIsServed = createHostHeaderPredicate({
    baseUrl: deps.env.BASE_URL,
    allowedHosts: deps.env.ALLOWED_HOSTS,
  });
  // Sends the client for an unknown address, which then displays its own error page. An undecodable address
  // arrives here without hooks, so the Host header is checked again.
  const sendMissing = (request: FastifyRequest, reply: FastifyReply) => {
    const isPage = request.method === "GET" || request.method === "HEAD";
    const isForPeople = isPage && !/^\/(?:api|trpc|images|assets)(?:\/|$)/.test(decodeUrlPath(request.url));
    if (isForPeople && hasSingleHostHeader(request.raw) && hostIsServed(request.headers.host)) {
      // Only for this exact path, because the client loads Google's script only at /login.
      if (request.url.split("?")[0] === "/login") reply.headers(loginHeaders);
      return files.sendPage(request, reply);
    }
    sendError(reply, new AppError("NOT_FOUND"));
    return reply;
  };
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: deps.env.TRUST_PROXY.length > 0 ? deps.env.TRUST_PROXY : false,
    requestTimeout: slowClientLimits.request,
    connectionTimeout: 90_000,
    keepAliveTimeout: 30_000,
    http: {
      headersTimeout: slowClientLimits.headers,
      connectionsCheckingInterval: slowClientLimits.checkInterval,
      maxHeaderSize: 16 * 1024,
    },
    // Requests that arrive while the server stops are still answered before their connections close.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    // Also limits how long closing may wait for requests; the default is ten seconds.
    pluginTimeout: 60_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 5000 },
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    frameworkErrors: createBadUrlHandler(headers, sendMissing),
    clientErrorHandler: createMalformedRequestHandler(headers),
  }) as unknown as FastifyInstance;

  // A request without a matching route reads no body.
  app.removeAllContentTypeParsers();
  // `authorizeBody` answers "Expect: 100-continue", so that a refused body is never uploaded.
  app.server.on("checkContinue", (request, response) => app.server.emit("request", request, response));
  // All methods are registered, so that a wrong one is answered with 405 instead of 404. None of the added
  // ones has a body.
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  registerForwardedForCleaning(app);
  registerPipeliningLimit(app);
  registerUntrustedProxyWarning(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers).header("x-request-id", request.id);
    if (/^\/(?:api|trpc)(?:\/|$)/.test(decodeUrlPath(request.url))) reply.header("cache-control", "no-store");
    if (!hasSingleHostHeader(request.raw)) throw new AppError("BAD_REQUEST");
    // Health checks may use any Host name, because the response contains no data.
    if (request.routeOptions.url?.startsWith("/api/health")) return;
    if (!hostIsServed(request.headers.host)) throw new AppError("UNKNOWN_HOST");
  });
  registerSlowClientTimeouts(app, slowClientLimits);
  registerGracefulStop(app);
  const contextOf = createRequestContextFactory(deps);
  registerHalfClose(app, contextOf);
  app.addHook("onResponse", async (request, reply) => {
    const { method, url } = request;
    const entry = {
      method,
      url: redactUrl(url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      network: toNetworkPrefix(request.ip),
      ...(request.callerId === null ? {} : { member: request.callerId }),
    };
    request.log.info(entry, "request");
  });
  app.setErrorHandler((error, request, reply) => {
    const known = (error as { statusCode?: number }).statusCode;
    const answer = sendError(
      reply,
      error instanceof AppError || known === undefined || known >= 500 ? error : new AppError("BAD_REQUEST"),
    );
    if (answer.code === "INTERNAL") request.log.error({ err: error }, "request failed");
  });
  app.setNotFoundHandler(sendMissing);

  const authorizeBody = createBodyAuthorizer(contextOf);
  app.decorateRequest("bodyTerms", null);
  app.decorateRequest("callerId", null);
  await app.register(async (scope) => registerTrpcRoute(scope, contextOf, authorizeBody));
  await app.register(async (scope) =>
    registerRestRoutes(scope, contextOf, { authorizeBody, registerJsonBodies: registerJsonBodyParser }),
  );
  registerImageRoutes(app, deps);
  registerIdentityStartRoute(app, deps, contextOf);
  registerPublicPages(app, deps, files);
  registerHealthAndApiDocs(app, deps);
  files.register(app);
  return app;
}

/** Registers GET /api/health and the descriptions of the API. */
function registerHealthAndApiDocs(app: FastifyInstance, deps: Deps): void {
  app.get("/api/health", async () => ({ status: "ok" }));
  app.get("/api/health/ready", async () => {
    try {
      await deps.db.get("select 1");
    } catch (error) {
      throw new AppError("UNAVAILABLE", { retryAfter: 5, cause: error });
    }
    const diskState = await deps.storage.state();
    if (diskState === "full") throw new AppError("DISK_FULL", { retryAfter: 5 });
    return {
      status: "ok",
      search: describeAnsweringSearchEngine(deps.searchServer),
      ...(diskState === "no pictures" && { uploads: healthTexts.noPictures }),
    };
  });
  // Built on the first request, because it would delay the start.
  let made: ReturnType<typeof buildOpenApiDocument> | undefined;
  const reference = () => {
    made ??= buildOpenApiDocument(deps.env.BASE_URL);
    return made;
  };
  let document: string | undefined;
  app.get("/api/openapi.json", async (_request, reply) => {
    document ??= JSON.stringify(await reference());
    return reply.type("application/json; charset=utf-8").send(document);
  });
  let page: string | undefined;
  app.get("/api/docs", async (_request, reply) => {
    page ??= renderReferencePage(await reference());
    return reply
      .header("content-security-policy", REFERENCE_PAGE_POLICY)
      .type("text/html; charset=utf-8")
      .send(page);
  });
}

/**
 * The decoded path without origin and query. It selects the error page when no route matched and must not be
 * used for authorization.
 */
function decodeUrlPath(url: string): string {
  return percentDecodeOrKeep(url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, ""));
}
