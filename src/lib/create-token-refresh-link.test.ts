import { createTRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client";
import type { AnyTRPCRouter } from "@trpc/server";
import { observable } from "@trpc/server/observable";
import { beforeEach, describe, expect, it } from "vitest";
import { createTokenRefreshLink } from "./create-token-refresh-link.ts";
import type { ErrorCode } from "./error-answer.ts";
import { storageOf } from "./session-fixtures.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";
import { createSessionTokenRefresher } from "./token-refresher.ts";

/** A request that reached the transport, with its token. */
type Sent = { path: string; bearer: string | null };
type Reply = { data: unknown } | { status: number; code: ErrorCode; detail: unknown };

let session: SessionStore;
let sent: Sent[];
let refreshes: string[];
let visits: string[];
let silences: number;
let isOnLogin: boolean;
let reply: (call: Sent) => Reply;
let renew: (refreshToken: string) => Promise<{ accessToken: string; refreshToken: string }>;

beforeEach(() => {
  session = createSessionStore(storageOf());
  session.signIn({ accessToken: "old", refreshToken: "refresh-1" });
  sent = [];
  refreshes = [];
  visits = [];
  silences = 0;
  isOnLogin = false;
  reply = ({ bearer }) => (bearer === "new" ? { data: "served" } : refused("INVALID_TOKEN"));
  renew = async () => ({ accessToken: "new", refreshToken: "refresh-2" });
});

function refreshFails(error: Error): void {
  renew = async () => {
    throw error;
  };
}

const refused = (code: ErrorCode): Reply => ({ status: 401, code, detail: "In words" });

function failure(
  status: number,
  code: ErrorCode,
  detail: unknown,
  sessionEnd: string | null = null,
): TRPCClientError<AnyTRPCRouter> {
  const error = { message: "refused", code: -32000, data: { code, httpStatus: status, detail, sessionEnd } };
  return TRPCClientError.from({ error } as never);
}

/** Replies from the test's list, in a later microtask. */
const transport: TRPCLink<AnyTRPCRouter> =
  () =>
  ({ op }) =>
    observable((observer) => {
      const call = { path: op.path, bearer: session.bearer() };
      sent.push(call);
      queueMicrotask(() => {
        const answer = reply(call);
        if ("status" in answer) return observer.error(failure(answer.status, answer.code, answer.detail));
        observer.next({ result: { data: answer.data } });
        observer.complete();
      });
    });

function createClient() {
  const refresher = createSessionTokenRefresher({
    session,
    requestTokens: (refreshToken) => {
      refreshes.push(refreshToken);
      return renew(refreshToken);
    },
    isOnLogin: () => isOnLogin,
    goToLogin: (_email, reason) => void visits.push(reason == null ? "/login" : `/login: ${reason}`),
    onNoAnswer: () => {
      silences += 1;
    },
  });
  const client = createTRPCClient<AnyTRPCRouter>({
    links: [
      createTokenRefreshLink({
        bearer: session.bearer,
        endIfDisabled: refresher.endIfDisabled,
        refresh: async (used) => (await refresher.refresh(used)) === "refreshed",
      }),
      transport,
    ],
  }) as unknown as Record<string, Record<string, { query(): Promise<unknown> }>>;
  return (path: string): Promise<unknown> => {
    const [router = "", procedure = ""] = path.split(".");
    return client[router]?.[procedure]?.query() ?? Promise.reject(new Error("no such call"));
  };
}

describe("a 401 about the token", () => {
  it("leads to one refresh and one repeat with the new token", async () => {
    const call = createClient();
    expect(await call("recipes.my")).toBe("served");
    expect(refreshes).toEqual(["refresh-1"]);
    expect(sent.map(({ bearer }) => bearer)).toEqual(["old", "new"]);
    expect(session.refreshToken()).toBe("refresh-2");
  });

  it("is repeated once only", async () => {
    reply = () => refused("INVALID_TOKEN");
    await expect(createClient()("recipes.my")).rejects.toThrow();
    expect(refreshes).toHaveLength(1);
    expect(sent).toHaveLength(2);
  });

  it("makes concurrent calls wait for one refresh, and repeats them all", async () => {
    const call = createClient();
    const answers = await Promise.all([call("recipes.my"), call("usage.get"), call("recipes.featured")]);
    expect(answers).toEqual(["served", "served", "served"]);
    expect(refreshes).toHaveLength(1);
    expect(sent.filter(({ bearer }) => bearer === "new")).toHaveLength(3);
  });

  it("needs no refresh when another tab stored a newer token", async () => {
    const call = createClient();
    const plain = reply;
    reply = (call) => {
      session.storeTokens({ accessToken: "new", refreshToken: "refresh-9" });
      return plain(call);
    };
    expect(await call("recipes.my")).toBe("served");
    expect(refreshes).toEqual([]);
  });
});

describe("passed on unchanged", () => {
  it.each(["ACCOUNT_LOCKED", "INVALID_LOGIN", "EMAIL_NOT_VERIFIED", "ACCOUNT_DISABLED"] as const)(
    "a 401 about the typed credentials: %s",
    async (code) => {
      reply = () => refused(code);
      await expect(createClient()("sessions.login")).rejects.toMatchObject({ data: { code } });
      expect(refreshes).toEqual([]);
      expect(session.accessToken()).toBe("old");
    },
  );

  it("a disabled account, which ends the session with its reason", async () => {
    reply = () => refused("ACCOUNT_DISABLED");
    await expect(createClient()("recipes.my")).rejects.toMatchObject({ data: { code: "ACCOUNT_DISABLED" } });
    expect(refreshes).toEqual([]);
    expect(visits).toEqual(["/login"]);
    expect([session.accessToken(), session.get().error]).toEqual([null, "In words"]);
  });

  it("a 402 with its limit", async () => {
    const detail = {
      code: "DAILY_LIMIT_EXCEEDED" as const,
      message: "Enough",
      upgradeRequired: true,
      retryAfter: null,
    };
    reply = () => ({ status: 402, code: detail.code, detail });
    await expect(createClient()("recipes.create")).rejects.toMatchObject({
      data: { httpStatus: 402, detail },
    });
    expect(refreshes).toEqual([]);
    expect(visits).toEqual([]);
  });
});

describe("a failed refresh", () => {
  it("removes the tokens and goes to the sign-in page", async () => {
    refreshFails(failure(401, "INVALID_REFRESH_TOKEN", "In words"));
    await expect(createClient()("recipes.my")).rejects.toThrow();
    expect(session.accessToken()).toBeNull();
    expect(session.refreshToken()).toBeNull();
    expect(visits).toEqual(["/login"]);
  });

  it("goes there at once without a refresh token", async () => {
    session.clear();
    reply = () => refused("NOT_AUTHENTICATED");
    await expect(createClient()("recipes.my")).rejects.toThrow();
    expect(refreshes).toEqual([]);
    expect(visits).toEqual(["/login"]);
  });

  it.each([
    [429, "RATE_LIMITED"],
    [500, "INTERNAL"],
    [503, "DISK_FULL"],
    [404, "NOT_FOUND"],
    [421, "UNKNOWN_HOST"],
  ] as const)("keeps the session on %i, and waits for the server", async (status, code) => {
    refreshFails(failure(status, code, "In words"));
    await expect(createClient()("recipes.my")).rejects.toMatchObject({ data: { httpStatus: 401 } });
    expect(session.accessToken()).toBe("old");
    expect(session.refreshToken()).toBe("refresh-1");
    expect(visits).toEqual([]);
    expect(silences).toBe(1);
  });

  it("passes on the reason of a refused refresh", async () => {
    refreshFails(failure(401, "INVALID_REFRESH_TOKEN", "In words", "password_changed"));
    await expect(createClient()("recipes.my")).rejects.toThrow();
    expect(visits).toEqual(["/login: password_changed"]);
  });

  it("is repeated with the same token when the answer was lost", async () => {
    renew = async () => {
      if (refreshes.length === 1) throw new TypeError("Failed to fetch");
      return { accessToken: "new", refreshToken: "refresh-2" };
    };
    await expect(createClient()("recipes.get")).resolves.toBe("served");
    expect(refreshes).toEqual(["refresh-1", "refresh-1"]);
    expect(silences).toBe(0);
  });

  it("keeps the session without any answer", async () => {
    refreshFails(new TypeError("Failed to fetch"));
    await expect(createClient()("recipes.my")).rejects.toThrow();
    expect(session.refreshToken()).toBe("refresh-1");
    expect(visits).toEqual([]);
    expect(silences).toBe(1);
  });

  it("is not tried on the sign-in page", async () => {
    isOnLogin = true;
    await expect(createClient()("recipes.my")).rejects.toThrow();
    expect(refreshes).toEqual([]);
    expect(session.accessToken()).toBe("old");
    expect(visits).toEqual([]);
  });

  it("keeps the tokens that another tab has stored", async () => {
    renew = async () => {
      session.storeTokens({ accessToken: "new", refreshToken: "refresh-9" });
      throw failure(401, "INVALID_REFRESH_TOKEN", "In words");
    };
    expect(await createClient()("recipes.my")).toBe("served");
    expect(visits).toEqual([]);
  });

  it("stores nothing for a member who has signed out", async () => {
    renew = async () => {
      session.clear();
      return { accessToken: "new", refreshToken: "refresh-2" };
    };
    await expect(createClient()("recipes.my")).rejects.toThrow();
    expect(session.accessToken()).toBeNull();
  });
});
