import { expect, it } from "vitest";
import type { Member } from "#server/guards/member.ts";
import type { RunningScan } from "#server/ports.ts";
import { createRunningScanRegistry } from "./service/running-scans.ts";

const ada = { rowId: 1 } as Member;
const bea = { rowId: 2 } as Member;
const untilEnded = ({ signal }: { signal: AbortSignal }) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

it("reports a scan's progress to its member only", async () => {
  const scans = createRunningScanRegistry();
  let tell = (_share: number) => {};
  let finish = () => {};
  const scan = scans.run(ada, "a", 2, ({ onStep }) => {
    tell = (share) => onStep({ step: "reading", photo: 1, of: 2, share });
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  expect(scans.progressOf(ada, "a")).toEqual({ step: "waiting", photo: 1, of: 2, share: 0, waiting: 0 });
  tell(0.4);
  expect(scans.progressOf(ada, "a")).toEqual({ step: "reading", photo: 1, of: 2, share: 0.4, waiting: 0 });
  expect(scans.progressOf(bea, "a")).toBeNull();
  finish();
  await scan;
  expect(scans.progressOf(ada, "a")).toBeNull();
});

it("counts the scans that wait before one", async () => {
  const scans = createRunningScanRegistry();
  const started: (() => void)[] = [];
  const begin = (member: Member, id: string) =>
    scans
      .run(member, id, 1, ({ signal, onStep }) => {
        started.push(() => onStep({ step: "preparing", photo: 1, of: 1, share: 0 }));
        return untilEnded({ signal });
      })
      .catch(() => undefined);
  const all = [begin(ada, "1"), begin(bea, "2"), begin(ada, "3")];
  expect(scans.progressOf(ada, "3")?.waiting).toBe(2);
  started[0]?.();
  expect(scans.progressOf(ada, "3")?.waiting).toBe(1);
  for (const [member, id] of [
    [ada, "1"],
    [bea, "2"],
    [ada, "3"],
  ] as const)
    scans.cancel(member, id);
  await Promise.all(all);
});

it("ends a scan for its member alone, and one whose id comes again", async () => {
  const scans = createRunningScanRegistry();
  const first = scans.run(ada, "a", 1, untilEnded);
  scans.cancel(bea, "a");
  scans.cancel(ada, "b");
  expect(scans.progressOf(ada, "a")).not.toBeNull();
  const second = scans.run(ada, "a", 1, untilEnded);
  await expect(first).rejects.toMatchObject({ code: "SCAN_CANCELLED" });
  expect(scans.progressOf(ada, "a")).not.toBeNull();
  scans.cancel(ada, "a");
  await expect(second).rejects.toMatchObject({ code: "SCAN_CANCELLED" });
});

it("keeps scans without an id apart", async () => {
  const scans = createRunningScanRegistry();
  const both = [1, 2].map((n) => scans.run(ada, undefined, 1, async () => n));
  expect(await Promise.all(both)).toEqual([1, 2]);
});

it("counts the earlier scans of a member until they leave", async () => {
  const scans = createRunningScanRegistry();
  let finish = () => {};
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const begun: RunningScan[] = [];
  const begin = (member: Member) =>
    scans.run(member, undefined, 1, async (scan) => {
      begun.push(scan);
      await gate;
    });
  const all = [begin(ada), begin(bea), begin(ada), begin(ada)];
  const counts = () => begun.map(({ countEarlier }) => countEarlier());
  expect(counts()).toEqual([0, 0, 1, 2]);
  begun[0]?.leave();
  expect(counts().slice(1)).toEqual([0, 0, 1]);
  finish();
  await Promise.all(all);
});
