import { describe, expect, it } from "vitest";
import { ConfigurationError, getBaseUrlOrLocalhost, parseEnv } from "./env.ts";

/** Returns the message for the operator. */
function refusal(source: Record<string, string>): string {
  try {
    parseEnv(source);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as Error).message;
  }
  throw new Error(`${JSON.stringify(source)} was taken`);
}

describe("the environment", () => {
  it("may be empty", () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      ALLOWED_HOSTS: [],
      SIGNUP: "open",
      DATA_DIR: expect.stringMatching(/\/data$/),
      TRUST_PROXY: [],
      IMPORT_SITES: [],
      USAGE_LIMITS: "on",
      SEED: "starter",
      LOG_LEVEL: "info",
      development: false,
    });
    expect(getBaseUrlOrLocalhost(parseEnv({}))).toBe("http://localhost:3000");
  });

  it("counts a blank variable as not set", () => {
    expect(parseEnv({ PORT: " ", BASE_URL: "", SMTP_URL: "", MEILI_URL: " " })).toEqual(parseEnv({}));
  });

  it.each([
    [{ PORT: "8080" }, { PORT: 8080 }],
    [{ BASE_URL: "https://larder.example.org/" }, { BASE_URL: "https://larder.example.org" }],
    [{ ALLOWED_HOSTS: " A.example, b.example,," }, { ALLOWED_HOSTS: ["a.example", "b.example"] }],
    [
      { TRUST_PROXY: "10.0.0.0/8, ::1, 192.0.2.7, fd00::/8" },
      { TRUST_PROXY: ["10.0.0.0/8", "::1", "192.0.2.7", "fd00::/8"] },
    ],
    [{ IMPORT_SITES: "*, Cakes.Example" }, { IMPORT_SITES: ["*", "cakes.example"] }],
    [{ MAIL_FROM: "Larder <larder@example.org>" }, { MAIL_FROM: "Larder <larder@example.org>" }],
    [{ SIGNUP: "invite" }, { SIGNUP: "invite" }],
    [{ MAIL_FROM: "larder@localhost" }, { MAIL_FROM: "larder@localhost" }],
    [
      { SMTP_URL: "smtp://user:pass@mail.example.org:587" },
      { SMTP_URL: "smtp://user:pass@mail.example.org:587" },
    ],
    [{ DATABASE_URL: "libsql://db.example.org" }, { DATABASE_URL: "libsql://db.example.org" }],
    [{ DATABASE_URL: "file:///srv/x.db" }, { DATABASE_URL: "file:///srv/x.db" }],
    [{ DATABASE_URL: "file:data/x%20y.db" }, { DATABASE_URL: "file:data/x%20y.db" }],
    [{ HOST: "::1" }, { HOST: "::1" }],
    [{ LLM_URL: "http://localhost:11434/v1", LLM_MODEL: "small" }, { LLM_MODEL: "small" }],
    [{ MEILI_URL: "http://10.0.0.7:7700" }, { MEILI_URL: "http://10.0.0.7:7700" }],
    [{ MEILI_URL: "https://search.example/meili", MEILI_KEY: "k" }, { MEILI_KEY: "k" }],
    [{ MEILI_INDEX: " larder-two_recipes " }, { MEILI_INDEX: "larder-two_recipes" }],
    [{}, { MEILI_INDEX: "larder_recipes" }],
    [{ NODE_ENV: "development" }, { development: true }],
    [
      { BACKUP_EVERY: "1d", BACKUP_KEEP: "7" },
      { BACKUP_KEEP: 7, OCR_LANGS: ["eng"] },
    ],
    [{ OCR_LANGS: "eng+deu+fra" }, { OCR_LANGS: ["eng", "deu", "fra"] }],
    [{ OCR_LANGS: "por, nld" }, { OCR_LANGS: ["por", "nld"] }],
  ])("accepts %j", (source, expected) => {
    expect(parseEnv(source)).toMatchObject(expected);
  });

  it("explains in its own words", () => {
    const sentence = (name: string, value: string) =>
      refusal({ [name]: value }).replace(`The environment variable ${name} cannot be used: `, "");
    expect(sentence("PORT", "0x10")).toBe("must be a whole number from 0 to 65535.");
    expect(sentence("SMTP_URL", "smtp://")).toBe(
      "must be smtp:// or smtps:// with a host, such as smtp://user:password@mail.example.org:587.",
    );
    expect(sentence("SIGNUP", "maybe")).toBe("must be open, invite or closed.");
    expect(sentence("USAGE_LIMITS", "yes")).toBe("must be on or off.");
    const names = ["PORT", "HOST", "BASE_URL", "ALLOWED_HOSTS", "SIGNUP", "DATABASE_URL", "SMTP_URL"];
    names.push("MAIL_FROM", "TRUST_PROXY", "IMPORT_SITES", "IMPORT_PROXY", "USAGE_LIMITS", "SEED");
    names.push("BACKUP_KEEP", "LOG_LEVEL");
    for (const name of names) expect(sentence(name, "no: such/value?"), name).toMatch(/^must be /);
  });

  it.each([
    ["PORT", "abc"],
    ["PORT", "0x10"],
    ["PORT", "1e3"],
    ["HOST", "http://127.0.0.1"],
    ["BASE_URL", "http:larder"],
    ["ALLOWED_HOSTS", "http://foo/"],
    ["SMTP_URL", "smtp://"],
    ["IMPORT_SITES", "http://foo"],
    ["DATABASE_URL", "file:"],
    ["DATABASE_URL", "file://"],
    ["DATABASE_URL", "file:///"],
    ["DATABASE_URL", "file::memory:"],
    ["DATABASE_URL", "file:x.db?mode=memory"],
    ["DATABASE_URL", "file://host/x.db"],
    ["DATABASE_URL", "file:%zz"],
    ["DATABASE_URL", "libsql://"],
    ["DATABASE_URL", "libsql:db.example.org"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["BASE_URL", "larder.example.org"],
    ["BASE_URL", "ftp://larder.example.org"],
    ["BASE_URL", "https://example.org/larder"],
    ["BASE_URL", "https://user:pass@example.org"],
    ["BASE_URL", "https://example.org?x=1"],
    ["ALLOWED_HOSTS", "https://a.example"],
    ["ALLOWED_HOSTS", "a.example:8080"],
    ["SIGNUP", "maybe"],
    ["DATABASE_URL", "/var/larder.db"],
    ["DATABASE_URL", "postgres://db"],
    ["SMTP_URL", "mail.example.org"],
    ["SMTP_URL", "http://mail.example.org"],
    ["MAIL_FROM", "Larder"],
    ["MAIL_FROM", "Larder <larder>"],
    ["MAIL_FROM", "a@b.example, c@d.example"],
    ["TRUST_PROXY", "proxy.example.org"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "10.0.0.0/99"],
    ["IMPORT_SITES", "https://cakes.example/"],
    ["IMPORT_PROXY", "socks5://proxy"],
    ["USAGE_LIMITS", "yes"],
    ["SEED", "all"],
    ["BACKUP_KEEP", "many"],
    ["LOG_LEVEL", "loud"],
    ["LLM_URL", "localhost:11434"],
  ])("refuses %s=%s in one sentence that names it", (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^The environment variable ${name} cannot be used: .+\\.$`));
    expect(message).not.toContain("\n");
  });

  it("takes a language model only with address and name", () => {
    const halves: Record<string, string>[] = [
      { LLM_URL: "http://localhost:11434/v1" },
      { LLM_MODEL: "small" },
    ];
    for (const half of halves) {
      expect(refusal(half)).toBe(
        "The environment variables LLM_URL and LLM_MODEL belong together: set both, or neither.",
      );
    }
  });

  describe("of sign-in by an identity provider", () => {
    const client = { GOOGLE_CLIENT_ID: "larder", GOOGLE_CLIENT_SECRET: "hush" };

    it("takes id and secret together, of Google when no issuer is named", () => {
      expect(parseEnv(client)).toMatchObject(client);
      expect(parseEnv(client).OIDC_ISSUER).toBeUndefined();
      for (const half of ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]) {
        expect(refusal({ [half]: "x" })).toBe(
          "The environment variables GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or neither.",
        );
      }
    });

    it.each([
      ["OIDC_LINK", "auto", ["auto", "profile", "off"], "auto, profile or off"],
      ["OIDC_ALLOW_ID_TOKEN", "off", ["on", "off"], "on or off"],
    ] as const)("takes %s, with the default %s", (name, usual, values, choices) => {
      expect(parseEnv({})[name]).toBe(usual);
      for (const value of values) expect(parseEnv({ [name]: value })[name]).toBe(value);
      expect(refusal({ [name]: "yes" })).toBe(
        `The environment variable ${name} cannot be used: must be ${choices}.`,
      );
    });

    it("takes no issuer alone", () => {
      expect(refusal({ OIDC_ISSUER: "https://issuer.example" })).toBe(
        "The environment variable OIDC_ISSUER needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: the id and the secret that the issuer gave this server.",
      );
    });

    it.each([
      "https://issuer.example",
      "https://issuer.example/application/o/larder/",
      "https://192.0.2.7:8443/realms/home",
      "http://localhost:8080/realms/home",
      "http://127.0.0.1:8080",
      "http://[::1]:8080",
      "http://[fd12::7]",
      "http://192.168.1.20:9000",
      "http://10.0.0.2",
      "http://172.20.0.3",
      "http://100.100.1.1",
      "http://authentik:9000",
      "http://nas.local",
      "http://id.home.arpa",
    ])("takes the issuer %s unchanged", (issuer) => {
      expect(parseEnv({ ...client, OIDC_ISSUER: issuer }).OIDC_ISSUER).toBe(issuer);
    });

    it.each([
      "accounts.google.com",
      "ftp://issuer.example",
      "http://issuer.example",
      "http://8.8.8.8",
      "http://172.32.0.1",
      "http://[2001:4860:4860::8888]",
      "http://[::ffff:8.8.8.8]",
      "http://localhost.evil.example",
      "https://",
      "https://user:pass@issuer.example",
      "https://issuer.example?realm=x",
      "https://issuer.example#x",
      "https://issuer.example/.well-known/openid-configuration",
    ])("refuses the issuer %s", (issuer) => {
      expect(refusal({ ...client, OIDC_ISSUER: issuer })).toMatch(
        /^The environment variable OIDC_ISSUER cannot be used: must be .+\.$/,
      );
    });
  });

  it.each([
    ["METRICS_TOKEN", "x"],
    ["BACKUP_EVERY", "12h"],
    ["BACKUP_KEEP", "3"],
  ])("refuses %s=%s, whose feature does not exist", (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^The environment variable ${name} is set`));
    expect(message).toContain("this version");
    expect(message).not.toContain("\n");
  });
});
