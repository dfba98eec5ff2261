import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#server/context.ts";
import type { Deps } from "#server/deps.ts";
import { AppError } from "#server/errors.ts";
import type { Viewer } from "#server/guards/member.ts";
import type { Rate } from "#server/guards/rate-limits.ts";
import { createMemberLookupByToken, isAccessTokenStored } from "#server/guards/session-reader.ts";
import { isTimeZone } from "#server/lib/time-zone.ts";
import type { CookieName, Cookies } from "#server/request.ts";
import { createLinkOriginResolver } from "./link-address.ts";

const DAY = 24 * 3600;
/** Max-Age of the cookies in seconds. */
const COOKIE_AGES: Record<CookieName, number> = { device: 400 * DAY, asked: DAY, identity: 10 * 60 };
/** An older session is read again, because the login may have ended while the body arrived. */
const MAX_SESSION_AGE_MS = 1_000;
/** Matches one or more base64url secrets, joined by dots. */
const COOKIE_VALUE = /^[A-Za-z0-9_-]{20,100}(?:\.[A-Za-z0-9_-]{20,100}){0,7}$/;

declare module "fastify" {
  interface FastifyRequest {
    /** Id of the authenticated member for the request log; null until the session is read. */
    callerId: string | null;
  }
}

/** A context that can also count calls and check the access token before the body is read. */
export type HttpContext = Context & {
  countAhead: Context["countCall"];
  /** Whether this server issued the access token, even if it has expired. */
  knowsBearer: () => Promise<boolean>;
};

/**
 * Creates the contexts of HTTP requests, for tRPC and REST. Each request has one context. It reads the
 * session once, and again when reading the request takes long.
 */
export function createRequestContextFactory(deps: Deps) {
  const contexts = new WeakMap<FastifyRequest, HttpContext>();
  const readSession = createMemberLookupByToken(deps);
  const addressOf = createLinkOriginResolver(deps.env);
  const https = deps.baseUrl.startsWith("https:");
  return (request: FastifyRequest, reply: FastifyReply): HttpContext => {
    const before = contexts.get(request);
    if (before) return before;
    const context = makeContext(request, reply);
    contexts.set(request, context);
    return context;
  };

  function makeContext(request: FastifyRequest, reply: FastifyReply): HttpContext {
    const bearer = parseBearerTokenOrNull(request.headers.authorization);
    let session: { viewer: Promise<Viewer>; readAt: number } | undefined;
    return {
      ...createCallCounter((rate) => deps.rateLimits.take(request.ip, rate)),
      deps,
      bearer: bearer || null,
      knowsBearer: async () => Boolean(bearer) && isAccessTokenStored(deps, bearer as string),
      readViewer: () => {
        if (bearer === null) return Promise.resolve(null);
        const now = deps.clock.now();
        if (!session || now - session.readAt > MAX_SESSION_AGE_MS) {
          session = { viewer: readMember(request, bearer), readAt: now };
        }
        return session.viewer;
      },
      request: {
        id: request.id,
        ip: request.ip,
        address: addressOf(request),
        userAgent: request.headers["user-agent"] ?? "",
        cookies: createCookies(request, reply, https),
        timezone: parseTimezoneHeaderOrNull(request.headers["x-timezone"]),
      },
    };
  }

  async function readMember(request: FastifyRequest, bearer: string): Promise<Viewer> {
    const member = bearer === "" ? null : await readSession(bearer);
    if (!member) throw new AppError("INVALID_TOKEN");
    request.callerId = member.id;
    return member;
  }
}

/**
 * Counts calls against the rate limits. A call that `countAhead` counted is not counted again when it runs.
 */
function createCallCounter(take: (rate: Rate) => void): Pick<HttpContext, "countAhead" | "countCall"> {
  const ahead = new Map<string, number>();
  return {
    countAhead: (procedure, rate) => {
      take(rate);
      ahead.set(procedure, (ahead.get(procedure) ?? 0) + 1);
    },
    countCall: (procedure, rate) => {
      const counted = ahead.get(procedure) ?? 0;
      if (counted === 0) take(rate);
      else ahead.set(procedure, counted - 1);
    },
  };
}

/** The token of the Authorization header; "" when the header is malformed, null without it. */
function parseBearerTokenOrNull(header: string | undefined): string | null {
  if (header === undefined) return null;
  return /^Bearer ([A-Za-z0-9._~+/-]{1,200}=*)$/i.exec(header)?.[1] ?? "";
}

/** Reads and sets cookies. With HTTPS their names have the prefix `__Host-`. */
function createCookies(request: FastifyRequest, reply: FastifyReply, https: boolean): Cookies {
  const full = (name: CookieName) => (https ? `__Host-${name}` : name);
  return {
    get: (name) => parseCookieOrNull(request.headers.cookie, full(name)),
    set(name, value) {
      const age = value === null ? 0 : COOKIE_AGES[name];
      const rules = `Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
      reply.header("set-cookie", `${full(name)}=${value ?? ""}; ${rules}`);
    },
  };
}

function parseCookieOrNull(header: string | undefined, name: string): string | null {
  for (const part of (header ?? "").split(";")) {
    const [key, value] = part.trim().split("=");
    if (key === name && value && COOKIE_VALUE.test(value)) return value;
  }
  return null;
}

function parseTimezoneHeaderOrNull(header: string | string[] | undefined): string | null {
  return typeof header === "string" && header.length <= 64 && isTimeZone(header) ? header : null;
}
