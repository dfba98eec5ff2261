import { expect, it } from "vitest";
import { errorTexts } from "#server/texts/en/errors.ts";
import { DISABLED, type RestAnswer, sendRestCallWithTokenRefresh } from "./rest-call-with-token-refresh.ts";
import type { RefreshOutcome } from "./token-refresher.ts";

/** Runs a request that gets these responses; returns the steps in order. */
async function runCall(answers: RestAnswer[], outcome: RefreshOutcome = "refreshed") {
  const done: string[] = [];
  const answer = await sendRestCallWithTokenRefresh(
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
      endIfDisabled: ({ code, detail }) => {
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

it("a refused call is repeated with a new token", async () => {
  expect(await runCall([refused, given])).toEqual({
    done: ["asked", "refreshed old", "asked"],
    answer: given,
  });
});

it("a call is sent once when it is answered or there is no new token", async () => {
  expect((await runCall([given])).done).toEqual(["asked"]);
  const over = { status: 402, body: '{"detail":{"code":"PREMIUM_REQUIRED"}}' };
  expect(await runCall([over])).toEqual({ done: ["asked"], answer: over });
  expect(await runCall([refused], "ended")).toEqual({ done: ["asked", "refreshed old"], answer: refused });
});

it("a call is not repeated after the second refusal", async () => {
  expect(await runCall([refused, refused])).toEqual({
    done: ["asked", "refreshed old", "asked"],
    answer: refused,
  });
});

it("a disabled account ends the session without a refresh", async () => {
  expect(DISABLED).toBe(errorTexts.ACCOUNT_DISABLED);
  expect(await runCall([disabled])).toEqual({
    done: ["asked", "ended: Account is disabled"],
    answer: disabled,
  });
});

it("an unknown refusal counts as one of the token", async () => {
  expect((await runCall([{ status: 401, body: "<html>" }, given])).done).toContain("refreshed old");
});
