import { beforeEach, describe, expect, it, vi } from "vitest";
import { createImportConcurrencyLimiter } from "#server/guards/import-slots.ts";
import type { Member } from "#server/guards/member.ts";
import { QueueFullError } from "#server/lib/work/bounded-queue.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

const harness = setUpHarness({ USAGE_LIMITS: "off" });
let member: Member;
beforeEach(async () => {
  member = await harness.createMember();
});

describe("imports under way", () => {
  const pause = () => {
    let go: () => void = () => {};
    const until = new Promise<void>((resolve) => {
      go = resolve;
    });
    return { until, go };
  };

  it("are two of a member and eight in all; the next waits, and one too many is turned away", async () => {
    const slots = createImportConcurrencyLimiter({ maxWaiting: 1 });
    const members = await Promise.all(Array.from({ length: 6 }, () => harness.createMember()));
    const { until, go } = pause();
    const run = (index: number) => slots.run(members[index] ?? member, "reading", () => until);
    const underWay = [0, 0, 1, 1, 2, 2, 3, 3, 4].map(run);
    expect(await refusalOf(run(0))).toMatchObject({ status: 429, retryAfter: 5 });
    await expect(run(5)).rejects.toBeInstanceOf(QueueFullError);
    go();
    await Promise.all(underWay);
    await run(0);
    await run(5);
  });

  it("do not hold a save up", async () => {
    const slots = createImportConcurrencyLimiter();
    const { until, go } = pause();
    const reading = [1, 2].map(() => slots.run(member, "reading", () => until));
    expect(await slots.run(member, "saving", async () => "saved")).toBe("saved");
    go();
    await Promise.all(reading);
  });

  it("are read in turns: one page of a member at a time, the next behind those of others", async () => {
    const others = await Promise.all([1, 2].map(() => harness.createMember()));
    const members = [member, member, ...others];
    let turns = 0;
    const { readPage } = harness.deps.importSlots;
    harness.deps.importSlots.readPage = (run, read) => {
      turns += 1;
      return readPage(run, read);
    };
    const reading: string[] = [];
    const ends: (() => void)[] = [];
    harness.override({
      readSource: (source) => {
        reading.push(source.kind === "page" ? (source.url?.split("/").at(-1) ?? "") : "");
        return new Promise((resolve) => ends.push(() => resolve(null)));
      },
    });
    const answers: Promise<unknown>[] = [];
    for (const [index, run] of members.entries()) {
      const url = `https://a.example/${index}`;
      answers.push(refusalOf(harness.callerFor(run).imports.extract({ url, html: "<p>Hello</p>" })));
      // Each import waits in the queue before the next one starts, which makes their order certain.
      await vi.waitFor(() => expect(turns).toBe(index + 1));
    }
    for (const [index, expected] of [
      ["0", "2"],
      ["0", "2", "3"],
      ["0", "2", "3", "1"],
    ].entries()) {
      await vi.waitFor(() => expect(reading).toEqual(expected));
      ends[index]?.();
    }
    ends[3]?.();
    expect(await Promise.all(answers)).toHaveLength(4);
  });

  it("that fail leave their place", async () => {
    const slots = createImportConcurrencyLimiter();
    for (let turn = 0; turn < 5; turn += 1) {
      const failing = slots.run(member, "reading", async () => Promise.reject(new Error("no")));
      await expect(failing).rejects.toThrow("no");
    }
  });
});
