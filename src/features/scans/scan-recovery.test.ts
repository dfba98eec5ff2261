import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, test, vi } from "vitest";
import { text } from "#server/texts/en.ts";
import type { ErrorCode } from "../../lib/error-answer.ts";
import { chooseRecoveryTipAndActions, groupAdviceWithPageNumbers } from "./scan-recovery.ts";

const { tips } = text.scans.process;

function failed(code: ErrorCode, httpStatus: number, detail: unknown = "It went wrong.") {
  const data = { code, httpStatus, detail };
  const error = TRPCClientError.from({ error: { message: "raw", code: -32000, data } } as never);
  return { error, fallback: "fallback", failedAt: 0 };
}

afterEach(() => void vi.unstubAllGlobals());

test("a photo without text is replaced, or cropped if possible", () => {
  const noText = failed("SCAN_NO_TEXT", 422);
  expect(chooseRecoveryTipAndActions(noText, true)).toEqual({
    tip: tips.noText,
    actions: ["another", "crop"],
  });
  expect(chooseRecoveryTipAndActions(noText, false)).toEqual({
    tip: tips.noText,
    actions: ["another", "back"],
  });
});

test("temporary failures are retried first", () => {
  for (const [code, status] of [
    ["SCAN_TIMEOUT", 504],
    ["SCAN_BUSY", 503],
    ["SCAN_UNAVAILABLE", 503],
    ["INTERNAL", 500],
  ] as const)
    expect(chooseRecoveryTipAndActions(failed(code, status), true).actions[0], code).toBe("retry");
});

test("failures that are not the photo's fault ask for no other photo", () => {
  vi.stubGlobal("navigator", { onLine: false });
  const limit = { code: "DAILY_LIMIT_EXCEEDED", message: "That is enough for today." };
  expect(chooseRecoveryTipAndActions(failed("DAILY_LIMIT_EXCEEDED", 402, limit), true)).toEqual({
    tip: null,
    actions: ["retry", "back"],
  });
  expect(
    chooseRecoveryTipAndActions({ error: new Error("No network"), fallback: "fallback", failedAt: 0 }, true),
  ).toEqual({
    tip: `${text.failures.offline}.`,
    actions: ["retry", "back"],
  });
  expect(chooseRecoveryTipAndActions(failed("SCAN_BUSY", 503), true).actions).not.toContain("another");
});

test("advice for several pages is given once", () => {
  const [dark, small] = ["Add light: the photo is dark.", "Go closer: the letters are small."];
  const faults = [dark, small, dark, null].map((advice, index) => ({ index, advice }));
  expect(groupAdviceWithPageNumbers(faults)).toEqual([
    { pages: [1, 3], sentence: dark },
    { pages: [2], sentence: small },
  ]);
  expect(groupAdviceWithPageNumbers([])).toEqual([]);
});

test("a photo is replaced when it was refused before it was read", () => {
  expect(chooseRecoveryTipAndActions({ message: "Too large." }, false).actions).toEqual(["another", "back"]);
  expect(chooseRecoveryTipAndActions(failed("SCAN_UNSUPPORTED", 415), false).actions).toEqual([
    "another",
    "back",
  ]);
});
