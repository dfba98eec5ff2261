import { beforeEach, expect, it } from "vitest";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import type { Member } from "./member.ts";
import { BASE_SAVES, SAVES_PER_SCAN } from "./scan-saves.ts";
import { countUseOrThrow } from "./usage-limits.ts";

const harness = setUpHarness();
let member: Member;
beforeEach(async () => {
  member = await harness.createMember();
});

/** Saves recipes one after the other, slowly enough for the hourly limit. */
async function save(times = 1, as: Member = member): Promise<void> {
  for (let made = 0; made < times; made += 1) {
    harness.clock.advance(3_000);
    await harness.callerFor(as).scans.save({ recipe: recipeInput() });
  }
}

it("saved scans stop at twenty recipes plus four per scan", async () => {
  await save(BASE_SAVES);
  const message = "You have reached your recipe scan limit. Upgrade to premium to continue scanning recipes.";
  const code = "LIFETIME_LIMIT_EXCEEDED";
  expect(await refusalOf(save())).toMatchObject({
    status: 402,
    detail: { code, message, upgradeRequired: true, retryAfter: null },
  });
  await harness.deps.db.write((tx) => countUseOrThrow(tx, harness.deps, member, "ocr_operation"));
  await save(SAVES_PER_SCAN);
  const premium = await harness.changeMember(member, { tier: "premium" });
  expect(await refusalOf(save(1, premium))).toMatchObject({
    detail: { message: "Usage limit exceeded. Scan another page before you save more scanned recipes." },
  });
});

it("a scanned recipe can be saved after another is deleted", async () => {
  await save(BASE_SAVES);
  const { items } = await harness.callerFor(member).recipes.my({});
  await harness.callerFor(member).recipes.delete({ id: items[0]?.id ?? "" });
  await save();
  expect(await refusalOf(save())).toMatchObject({ status: 402 });
});

it("a server without limits saves any number", async () => {
  Object.assign(harness.deps, { env: { ...harness.deps.env, USAGE_LIMITS: "off" } });
  await save(BASE_SAVES + 1);
});
