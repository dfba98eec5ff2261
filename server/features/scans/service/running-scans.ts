import type { ScanStep } from "#server/engines/recipe-photo/recipe-photo.ts";
import { AppError } from "#server/errors.ts";
import type { Member } from "#server/guards/member.ts";
import type { RunningScans } from "#server/ports.ts";

type Running = { controller: AbortController; photos: number; step: ScanStep | null };

export function createRunningScanRegistry(): RunningScans {
  // In the order in which the scans arrived, which is also the order of the queue.
  const running = new Map<string, Running>();
  let unnamed = 0;
  const keyOf = (member: Member, id: string) => `${member.rowId} ${id}`;
  const end = (key: string) => running.get(key)?.controller.abort(new AppError("SCAN_CANCELLED"));

  return {
    async run(member, id, photos, work) {
      unnamed += 1;
      const key = keyOf(member, id ?? `- ${unnamed}`);
      end(key);
      const scan: Running = { controller: new AbortController(), photos, step: null };
      running.delete(key);
      running.set(key, scan);
      const leave = () => {
        if (running.get(key) === scan) running.delete(key);
      };
      const countEarlier = () => {
        const keys = [...running.keys()];
        return keys.slice(0, keys.indexOf(key)).filter((other) => other.startsWith(keyOf(member, ""))).length;
      };
      const onStep = (step: ScanStep) => {
        scan.step = step;
      };
      try {
        return await work({ signal: scan.controller.signal, onStep, countEarlier, leave });
      } finally {
        leave();
      }
    },

    progressOf(member, id) {
      const scan = running.get(keyOf(member, id));
      if (!scan) return null;
      if (scan.step) return { ...scan.step, waiting: 0 };
      const all = [...running.values()];
      const before = all.slice(0, all.indexOf(scan)).filter(({ step }) => step === null);
      return { step: "waiting", photo: 1, of: scan.photos, share: 0, waiting: before.length };
    },

    cancel: (member, id) => end(keyOf(member, id)),
  };
}
