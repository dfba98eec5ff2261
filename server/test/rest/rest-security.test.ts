import { beforeAll, describe, expect, it } from "vitest";
import { securityAlerts } from "#db/schema/index.ts";
import { setUpRestClient } from "../set-up-rest-client.ts";
import { createSignIn, PASSWORD } from "../sign-in.ts";

const ROWS = "/api/auth/security";
const EMAIL = "ada@example.org";

const client = setUpRestClient();
let token: string;
let alertId: string;
/** Headers that claim another origin of the request. */
const FORGED = {
  "x-forwarded-for": "8.8.8.8",
  "x-real-ip": "8.8.8.8",
  forwarded: "for=8.8.8.8",
  "cf-connecting-ip": "8.8.8.8",
};
beforeAll(async () => {
  const member = await createSignIn(client.harness, { email: EMAIL });
  const { body } = await client.send(
    "POST",
    "/api/auth/login",
    { email: EMAIL, password: PASSWORD },
    { headers: { ...FORGED, "user-agent": `curl/8.5 \u001b[31m${"x".repeat(10_000)}` } },
  );
  token = (body as { access_token: string }).access_token;
  alertId = client.harness.deps.uuid();
  const alert = {
    id: alertId,
    type: "new_device",
    severity: "low",
    createdAt: client.harness.clock.now(),
  } as const;
  await client.harness.db.write((tx) =>
    tx.insert(securityAlerts).values({ ...alert, userRowId: member.rowId }),
  );
});

const get = async (path: string) => {
  const { status, body } = await client.send("GET", `${ROWS}/${path}`, undefined, { token });
  return { status, body };
};
const post = async (path: string, sent: object) => {
  const { status, body } = await client.send("POST", `${ROWS}/${path}`, sent, { token });
  return { status, body };
};

describe("the security calls on the wire", () => {
  it("have the fields of the contract", async () => {
    const keys = async (path: string) => {
      const { body } = await get(path);
      return Object.keys((Array.isArray(body) ? body[0] : body) as object).sort();
    };
    expect(await keys("dashboard")).toEqual([
      "account_lockout_count",
      "active_alerts",
      "failed_logins_today",
      "password_reset_count",
      "recent_login_locations",
      "risk_score_average",
      "suspicious_logins_today",
      "total_logins_today",
    ]);
    expect(await keys("login-history")).toEqual([
      "asked_by_alert_id",
      "browser",
      "city",
      "country",
      "device_type",
      "failure_reason",
      "id",
      "ip_address",
      "is_suspicious",
      "is_this_device",
      "login_timestamp",
      "logout_timestamp",
      "logout_type",
      "method",
      "operating_system",
      "risk_reasons",
      "risk_score",
      "service",
      "session_duration_minutes",
      "success",
      "user_agent",
    ]);
    expect(await keys("alerts")).toEqual([
      "acknowledged_at",
      "alert_type",
      "auto_generated",
      "created_at",
      "description",
      "id",
      "related_ip",
      "related_session_id",
      "risk_reasons",
      "severity",
      "status",
      "title",
    ]);
    expect(await keys("stats")).toEqual([
      "account_created",
      "average_session_duration",
      "brute_force_attempts",
      "days",
      "last_login",
      "login_success_rate",
      "security_alerts_count",
      "unique_devices",
      "unique_locations",
    ]);
  });

  it("know the address that a request comes from, whatever it claims", async () => {
    const { body } = await get("login-history");
    expect(body).toMatchObject([{ ip_address: "127.0.0.1", browser: "curl 8" }]);
    const [{ user_agent: agent }] = body as [{ user_agent: string }];
    expect(agent).toMatch(/^curl\/8\.5 \[31mx+$/);
    expect(agent.length).toBeLessThanOrEqual(512);
  });

  const RANGE = "Value is out of range";
  const CHOICE = "Must be one of the allowed values";
  const TIME = "Must be a date or a time such as 2026-03-10 or 2026-03-10T12:00:00Z";
  const REVERSED = "from_date=2026-03-11&to_date=2026-03-10";

  it.each([
    ["login-history?limit=201", "limit", RANGE],
    ["login-history?limit=1000000000", "limit", RANGE],
    ["login-history?limit=-1", "limit", RANGE],
    ["login-history?limit=x", "limit", "Must be a whole number"],
    ["login-history?include_failures=perhaps", "include_failures", "Must be true or false"],
    [`login-history?${REVERSED}`, "from_date", "from_date must not be after to_date"],
    ["login-history?to_date=10.3.2026", "to_date", TIME],
    ["alerts?limit=501", "limit", RANGE],
    ["alerts?status=open", "status", CHOICE],
    ["export?format=xml", "format", CHOICE],
  ])("refuse %s", async (path, field, msg) => {
    const detail = [{ loc: ["query", field], msg, type: "value_error" }];
    expect(await get(path)).toEqual({ status: 422, body: { detail } });
  });

  it("acknowledge as the contract says", async () => {
    const answered = await post("alerts/acknowledge", { alert_id: alertId });
    expect(answered).toMatchObject({
      status: 200,
      body: { success: true, message: "Alert acknowledged", alert: { id: alertId, status: "acknowledged" } },
    });
    expect(await post("alerts/acknowledge", { alert_id: alertId })).toEqual(answered);
    expect(await post("alerts/acknowledge", { alert_id: "x" })).toEqual({
      status: 404,
      body: { detail: "Alert not found" },
    });
    expect(await post("alerts/reply", { alert_id: alertId, answer: "me" })).toMatchObject({
      status: 200,
      body: { next: "none", ended_sessions: 0, alert: { status: "false_positive" } },
    });
    expect(await post("alerts/acknowledge", { alert_id: alertId })).toEqual({
      status: 409,
      body: { detail: "Only pending alerts can be acknowledged" },
    });
  });

  it("refuse an answer that there is not", async () => {
    expect((await post("alerts/reply", { alert_id: alertId, answer: "perhaps" })).status).toBe(422);
  });
});
