import { expect, it } from "vitest";
import { createLanguageModelOrNull } from "#server/lib/language-model.ts";
import { replayServer, standIn } from "./replay-server.ts";

const client = replayServer();
const bodies: string[] = [];
const upstream = standIn(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  bodies.push(Buffer.concat(pieces).toString());
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});

it("CVE-2026-33148: what somebody typed became part of the address of another server", async () => {
  const url = `http://127.0.0.1:${upstream.port}/v1`;
  client.harness.override({
    languageModel: createLanguageModelOrNull({ url, model: "small", key: "secret" }),
  });
  const typed = 'soup&model=large&api_key=x#/../../admin?a="\r\nX-Admin: 1 %2e%2e';
  const text = `Soup\n1 onion\n${typed}`;
  await client.asAda("POST", "/api/ocr/parse-with-llm", { ocr_text: text });
  expect(upstream.asked).toEqual(["/v1/chat/completions"]);
  const sent = JSON.parse(bodies[0] ?? "") as { model: string; messages: { content: string }[] };
  expect(sent.model).toBe("small");
  expect(sent.messages.map(({ content }) => content).join("\n")).toContain("&api_key=x#/../../admin?a=");
});
