import { connect } from "node:net";
import { beforeAll, expect, it } from "vitest";
import { usageCounters } from "#db/schema/index.ts";
import { LIFETIME } from "#server/guards/usage-windows.ts";
import { listen } from "./app-harness.ts";
import { setUpRestClient } from "./set-up-rest-client.ts";
import { createSignIn, PASSWORD } from "./sign-in.ts";

const client = setUpRestClient();
let port: number;
let token: string;
let spent: string;
beforeAll(async () => {
  port = await listen(client.app);
  token = await client.signIn();
  const email = "spent@example.org";
  const member = await createSignIn(client.harness, { email });
  await client.harness.db.write((tx) =>
    tx.insert(usageCounters).values({
      userRowId: member.rowId,
      operation: "ocr_operation",
      window: LIFETIME,
      count: 20,
      updatedAt: client.harness.clock.now(),
    }),
  );
  const { body } = await client.send("POST", "/api/auth/login", { email, password: PASSWORD });
  spent = (body as { access_token: string }).access_token;
});

/** The first bytes of the response to a request that announces a body of 9 MB but never sends it. */
function answerWithoutBody(path: string, bearer?: string, size = "Content-Length: 9000000"): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      text += chunk.toString();
      if (text.includes("\r\n\r\n") && text.includes("}")) {
        socket.destroy();
        resolve(text);
      }
    });
    const authorization = bearer === undefined ? "" : `Authorization: Bearer ${bearer}\r\n`;
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${size}\r\n${authorization}\r\n`,
    );
  });
}

it.each(["/api/ocr/process", "/api/ocr/assess-quality", "/api/ocr/save-recipe", "/api/import/extract"])(
  "%s refuses a stranger before the body is read",
  async (path) => {
    const answer = await answerWithoutBody(path);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toContain('{"detail":"Not authenticated"}');
  },
);

it("refuses a stranger's large batch before the body is read, though one of its calls is anyone's", async () => {
  const batch = (bytes: number, bearer?: string) =>
    answerWithoutBody("/trpc/recipes.create,identities.signIn?batch=1", bearer, `Content-Length: ${bytes}`);
  expect(await batch(64 * 1024 + 1)).toMatch(/^HTTP\/1\.1 401 /);
  expect(await batch(1024 * 1024 + 1, token)).toMatch(/^HTTP\/1\.1 413 /);
  const body = { 0: {}, 1: { credential: "" } };
  body[1].credential = "x".repeat(64 * 1024 - JSON.stringify(body).length);
  expect((await client.send("POST", "/trpc/recipes.create,identities.signIn?batch=1", body)).body).toEqual([
    expect.objectContaining({ error: expect.anything() }),
    expect.objectContaining({ error: expect.anything() }),
  ]);
});

it.each(["Content-Length: 9000000", "Transfer-Encoding: chunked"])(
  "refuses a scan beyond the plan before the body is read: %s",
  async (size) => {
    const answer = await answerWithoutBody("/api/ocr/process", spent, size);
    expect(answer).toMatch(/^HTTP\/1\.1 402 /);
    expect(answer).toContain("You have reached your recipe scan limit.");
  },
);

it("refuses in the form of the caller's transport", async () => {
  const answer = await answerWithoutBody("/trpc/scans.process", spent);
  expect(answer).toMatch(/^HTTP\/1\.1 402 /);
  const { error } = JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4));
  expect(error.data).toMatchObject({
    code: "LIFETIME_LIMIT_EXCEEDED",
    httpStatus: 402,
    detail: { upgradeRequired: true },
  });
});

it("reads the body of an authorized caller", async () => {
  const call = await client.send("POST", "/api/ocr/process", { image_data: "no base64!" }, { token });
  expect(call).toMatchObject({ status: 422, body: { detail: "The image data is not valid" } });
});

it("sends 100 Continue only for a body that is accepted", async () => {
  const size = "Content-Length: 9000000\r\nExpect: 100-continue";
  expect(await answerWithoutBody("/api/ocr/process", undefined, size)).toMatch(/^HTTP\/1\.1 401 /);
  const body = JSON.stringify({ email: "ada@example.org", password: PASSWORD });
  const accepted = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      text += chunk.toString();
      if (/^HTTP\/1\.1 100 Continue\r\n\r\n$/.test(text)) socket.write(body);
      if (text.includes("}")) socket.destroy();
    });
    socket.on("close", () => resolve(text));
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
  });
  expect(accepted).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 (?:200|401) /);
});
