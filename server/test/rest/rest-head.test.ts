import { describe, expect, it } from "vitest";
import { pendingRegistrations, users } from "#db/schema/index.ts";
import { requireProcedure } from "#server/rest/procedures.ts";
import { restRows } from "#server/rest/table.ts";
import { setUpRestClient } from "../set-up-rest-client.ts";
import { mailedToken, PASSWORD } from "../sign-in.ts";

const client = setUpRestClient();

const gets = restRows.filter(({ method }) => method === "GET");
const isMutation = ({ procedure }: (typeof gets)[number]) => requireProcedure(procedure).type === "mutation";

describe("HEAD", () => {
  it("confirms no account", async () => {
    const ada = { email: "ada@example.org", password: PASSWORD, name: "Ada" };
    await client.send("POST", "/api/auth/register", ada);
    const url = `/api/auth/verify/${await mailedToken(client.harness, ada.email)}`;
    for (const address of [url, `${url}/`, `${url}?x=1`]) {
      const answer = await client.send("HEAD", address);
      expect(answer).toMatchObject({ status: 405, headers: { allow: "GET" } });
    }
    expect(await client.harness.db.select().from(users)).toEqual([]);
    expect(await client.harness.db.select().from(pendingRegistrations)).toHaveLength(1);
    expect(await client.send("GET", url)).toMatchObject({ status: 200 });
    expect(await client.harness.db.select().from(users)).toHaveLength(1);
  });

  it.each(gets.filter(isMutation).map(({ path }) => path))(
    "is refused for %s, which calls a mutation",
    async (path) => {
      const answer = await client.send("HEAD", path.replace(/\{\w+\}/, "x"));
      expect(answer).toMatchObject({ status: 405, headers: { allow: expect.not.stringContaining("HEAD") } });
    },
  );

  it("is answered for every GET that only reads", async () => {
    for (const row of gets.filter((get) => !isMutation(get))) {
      const { status } = await client.send("HEAD", row.path.replace(/\{\w+\}/, "x"));
      expect(status, row.path).not.toBe(405);
    }
  });
});
