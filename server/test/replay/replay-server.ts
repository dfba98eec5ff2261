import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { recipeInput } from "../recipe-input.ts";
import { type Answer, createRestClient, type RestClient } from "../rest-client.ts";

/** One server for a test file, with two members. */
export function replayServer(env: Record<string, string> = {}) {
  const parts = {} as RestClient & {
    ada: string;
    ben: string;
    asAda: (method: string, url: string, body?: unknown) => Promise<Answer>;
  };
  beforeAll(async () => {
    Object.assign(parts, await createRestClient({ USAGE_LIMITS: "off", ...env }));
    parts.ada = await parts.signIn({ email: "ada@example.org" });
    parts.ben = await parts.signIn({ email: "ben@example.org" });
    parts.asAda = (method, url, body) => parts.send(method, url, body, { token: parts.ada });
  });
  afterAll(() => parts.close());
  return parts;
}

/**
 * A local server for a test file. `asked` contains the requested paths; "" is a connection without a request.
 */
export function standIn(answer: RequestListener) {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  const place = { port: 0, connections: 0, asked };
  server.on("connection", () => {
    place.connections += 1;
  });
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    place.port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return place;
}

/** A web page with a recipe of this name. */
export const recipePage = (name: string) =>
  `<title>a</title><script type="application/ld+json">${JSON.stringify({
    "@type": "Recipe",
    name,
    recipeIngredient: ["1 onion"],
    recipeInstructions: "Cook.",
  })}</script>`;

/** Creates a recipe over HTTP; returns its id. */
export async function createRecipe(
  client: RestClient,
  token: string,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const { body, text } = await client.send(
    "POST",
    "/api/recipes",
    { ...recipeInput(), ...fields },
    { token },
  );
  const { id } = body as { id?: string };
  if (!id) throw new Error(`No recipe was made: ${text}`);
  return id;
}
