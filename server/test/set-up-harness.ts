import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createHarness, type Harness } from "./harness.ts";

/** A server for each test, or one for the file. It can be used only inside of tests and hooks. */
export function setUpHarness(
  variables: Record<string, string> = {},
  scope: "test" | "file" = "test",
): Harness {
  const harness = {} as Harness;
  const [before, after] = scope === "test" ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => {
    Object.assign(harness, await createHarness(variables));
  });
  after(() => harness.close());
  return harness;
}
