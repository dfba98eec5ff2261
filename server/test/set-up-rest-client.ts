import { afterAll, beforeAll, onTestFinished } from "vitest";
import { createRestClient, type RestClient } from "./rest-client.ts";

/** One server for the file. It can be used only inside of tests and hooks. */
export function setUpRestClient(...args: Parameters<typeof createRestClient>): RestClient {
  const client = {} as RestClient;
  beforeAll(async () => {
    Object.assign(client, await createRestClient(...args));
  });
  afterAll(() => client.close());
  return client;
}

/** A server for the rest of the running test. */
export async function openRestClient(...args: Parameters<typeof createRestClient>): Promise<RestClient> {
  const client = await createRestClient(...args);
  onTestFinished(() => client.close());
  return client;
}
