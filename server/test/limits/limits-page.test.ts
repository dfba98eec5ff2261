import { expect, it } from "vitest";
import { limitsPage } from "./limits-page.ts";

it("docs/limits.md tells the limits that hold", async () => {
  await expect(limitsPage()).toMatchFileSnapshot("../../../docs/limits.md");
});
