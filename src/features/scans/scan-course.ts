import type { ScanProgress } from "#server/features/scans/schema.ts";
import { text } from "#server/texts/en.ts";

const { capture, process } = text.scans;
const steps = ["preparing", "reading", "understanding"] as const;

/**
 * What a scan does in its order, and which of it goes on; without progress the server does not know of it yet. One photo
 * goes through its steps. Of several each goes through all of them before the next does, so that pages follow each other.
 */
export function courseOf(progress: ScanProgress | null, photos: number): { rows: string[]; now: number } {
  const step = progress?.step ?? "waiting";
  const photo = progress?.photo ?? 1;
  const sent =
    progress === null
      ? process.sending(photos)
      : step === "waiting"
        ? process.waiting(progress.waiting)
        : process.sent(photos);
  const nameOf = (one: (typeof steps)[number]) => process[one](photo, photos);
  if (photos === 1)
    return { rows: [sent, ...steps.map(nameOf)], now: step === "waiting" ? 0 : steps.indexOf(step) + 1 };
  const now = step === "waiting" ? 0 : photo;
  const pages = Array.from({ length: photos }, (_, at) => capture.pageOf(at + 1, photos));
  return {
    rows: [sent, ...pages.map((page, at) => (step !== "waiting" && at + 1 === now ? nameOf(step) : page))],
    now,
  };
}
