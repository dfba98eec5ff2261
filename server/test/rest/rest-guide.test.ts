import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PLAN_LIMITS } from "#server/plans.ts";
import { getRateByProcedureName, listProceduresSharingRate } from "#server/rest/rates.ts";
import type { ProcedureName } from "#server/rest/rest-row.ts";
import { restRows } from "#server/rest/table.ts";
import { appRouter } from "#server/router.ts";
import { ORDINARY } from "#server/trpc.ts";

const guide = readFileSync(new URL("../../../docs/rest.md", import.meta.url), "utf8");
const procedures = Object.keys(appRouter._def.procedures) as ProcedureName[];

/** The rows of the first table below a heading, split into cells. */
function tableBelow(heading: string): string[][] {
  const part = guide.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const lines = part.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(" | ")
      .map((cell) => cell.trim()),
  );
}
const codesOf = (text = "") => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] as string);

describe("the guide to REST", () => {
  it("names each procedure that no row calls, with its reason", () => {
    const called = new Set<string>(restRows.map((row) => row.procedure));
    const unmapped = tableBelow("tRPC-only procedures");
    for (const [, reason = ""] of unmapped) expect(reason.length).toBeGreaterThan(20);
    expect(unmapped.flatMap(([names]) => codesOf(names)).sort()).toEqual(
      procedures.filter((name) => !called.has(name)).sort(),
    );
  });

  it("names no call that there is not", () => {
    const known = restRows.map(({ method, path }) => ({
      method,
      path: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
    }));
    const named = [...guide.matchAll(/(GET|POST|PUT|DELETE) (\/api\/[\w/{}$-]+)/g)];
    expect(named.length).toBeGreaterThan(20);
    for (const [call, method, path = ""] of named) {
      if (/^\/api\/(?:docs|openapi)/.test(path)) continue;
      const found = known.some((row) => row.method === method && row.path.test(path.replace(/\/$/, "")));
      expect(found, call).toBe(true);
    }
  });

  it("tells the rates that hold", () => {
    const rates = new Map<string, { calls: string[]; limit: number }>();
    for (const row of restRows) {
      const rate = getRateByProcedureName(row.procedure);
      expect(rate.seconds).toBe(60);
      if (Object.values(ORDINARY).includes(rate)) continue;
      const known = rates.get(rate.bucket) ?? { calls: [], limit: rate.calls };
      known.calls.push(`${row.method} ${row.path}`);
      rates.set(rate.bucket, known);
      for (const name of listProceduresSharingRate(rate)) expect(getRateByProcedureName(name)).toEqual(rate);
    }
    const table = tableBelow("Rate limits").map(([calls, limit]) => ({
      calls: codesOf(calls).sort(),
      limit: Number(limit),
    }));
    const expected = [...rates.values()].map(({ calls, limit }) => ({ calls: calls.sort(), limit }));
    const ordinary = [
      { calls: [], limit: ORDINARY.query.calls },
      { calls: [], limit: ORDINARY.mutation.calls },
    ];
    const byCalls = (a: { calls: string[] }, b: { calls: string[] }) =>
      (a.calls[0] ?? "").localeCompare(b.calls[0] ?? "");
    expect([...table].sort(byCalls)).toEqual([...expected, ...ordinary].sort(byCalls));
  });

  it("tells the limits that hold", () => {
    const { freemium, premium } = PLAN_LIMITS;
    const kinds = [freemium.lifetime, freemium.daily, premium.monthly, premium.daily, premium.hourly];
    expect(tableBelow("Usage and limits").map((row) => row.slice(1).map(Number))).toEqual(
      kinds.map((limits) => [limits.recipe_create, limits.recipe_import, limits.ocr_operation]),
    );
  });
});
