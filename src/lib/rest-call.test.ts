import { expect, it } from "vitest";
import { errorTexts } from "#server/texts/en/errors.ts";
import { DISABLED, type RestAnswer, restCall } from "./rest-call.ts";
import type { RefreshOutcome } from "./token-refresher.ts";

/** What was done, in turn, for a call that is answered so. */
async function tried(answers: RestAnswer[], outcome: RefreshOutcome = "refreshed") {
  const done: string[] = [];
  const answer = await restCall(
    async () => {
      done.push("asked");
      return answers.shift()!;
    },
    {
      bearer: () => "old",
      refresh: async (used) => {
        done.push(`refreshed ${used}`);
        return outcome;
      },
      shutOut: ({ code, detail }) => {
        if (code !== "ACCOUNT_DISABLED") return false;
        done.push(`ended: ${detail}`);
        return true;
      },
    },
  );
  return { done, answer };
}

const refused = { status: 401, body: '{"detail":"Could not validate credentials"}' };
const disabled = { status: 401, body: '{"detail":"Account is disabled"}' };
const given = { status: 201, body: "{}" };

it("asks again with a new token where the first is refused", async () => {
  expect(await tried([refused, given])).toEqual({ done: ["asked", "refreshed old", "asked"], answer: given });
});

it("asks once where it is answered, and where there is no new token", async () => {
  expect((await tried([given])).done).toEqual(["asked"]);
  const over = { status: 402, body: '{"detail":{"code":"PREMIUM_REQUIRED"}}' };
  expect(await tried([over])).toEqual({ done: ["asked"], answer: over });
  expect(await tried([refused], "ended")).toEqual({ done: ["asked", "refreshed old"], answer: refused });
});

it("gives up after the second refusal", async () => {
  expect(await tried([refused, refused])).toEqual({
    done: ["asked", "refreshed old", "asked"],
    answer: refused,
  });
});

it("ends the session of a disabled account, and asks for no new token", async () => {
  expect(DISABLED).toBe(errorTexts.ACCOUNT_DISABLED);
  expect(await tried([disabled])).toEqual({
    done: ["asked", "ended: Account is disabled"],
    answer: disabled,
  });
});

it("takes a refusal in no words of ours for one of the token", async () => {
  expect((await tried([{ status: 401, body: "<html>" }, given])).done).toContain("refreshed old");
});
