import { expect, it } from "vitest";
import type { LimitDetail } from "../../lib/error-answer.ts";
import { onUsageLimit } from "../../lib/limit-events.ts";
import { getExportErrorTextAndReportLimit, parseFileNameOfDispositionOrDefault } from "./download-recipes.ts";

it("a file name is read in any script, with a default", () => {
  const disposition = "attachment; filename=\"larder-.json\"; filename*=UTF-8''larder-%D8%AE.json";
  expect(parseFileNameOfDispositionOrDefault(disposition, "json")).toBe("larder-خ.json");
  expect(parseFileNameOfDispositionOrDefault(null, "markdown")).toBe("larder-recipes.md");
  expect(parseFileNameOfDispositionOrDefault("attachment; filename*=UTF-8''%D8%", "csvSemicolon")).toBe(
    "larder-recipes.csv",
  );
});

const failed = "The recipes could not be exported. Please try again.";

it("the server's message is shown when it is a sentence", () => {
  expect(getExportErrorTextAndReportLimit(404, '{"detail":"Recipe not found"}')).toBe("Recipe not found");
  expect(getExportErrorTextAndReportLimit(422, '{"detail":[{"msg":"Unknown format"}]}')).toBe(
    "Unknown format",
  );
  expect(getExportErrorTextAndReportLimit(502, "<html>")).toBe(failed);
  expect(getExportErrorTextAndReportLimit(422, '{"detail":[]}')).toBe(failed);
  expect(getExportErrorTextAndReportLimit(401, '{"detail":"Could not validate credentials"}')).toBe(failed);
});

it("a reached limit is reported like in every other call", () => {
  const met: LimitDetail[] = [];
  const stop = onUsageLimit((limit) => met.push(limit));
  const detail = {
    code: "PREMIUM_REQUIRED",
    message: "Only premium.",
    upgrade_required: true,
    retry_after: null,
  };
  expect(getExportErrorTextAndReportLimit(402, JSON.stringify({ detail }))).toBe("Only premium.");
  getExportErrorTextAndReportLimit(404, '{"detail":"Recipe not found"}');
  stop();
  getExportErrorTextAndReportLimit(402, JSON.stringify({ detail }));
  expect(met).toEqual([
    { code: "PREMIUM_REQUIRED", message: "Only premium.", upgradeRequired: true, retryAfter: null },
  ]);
});
