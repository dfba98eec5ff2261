import { cn } from "../../lib/class-names.ts";
import unpluggedHob from "./unplugged-hob.svg";

/** A bowl that tipped over, a hob that is not plugged in, a plate with nothing on it. */
const files = { broken: "/spilled.svg", away: unpluggedHob, missing: "/empty-plate.svg" };

export type FailureKind = keyof typeof files;

/** What happened, drawn: something broke, nobody answers, or there is no such thing. */
export function FailurePicture({ kind, className }: { kind: FailureKind; className?: string }) {
  return (
    <img
      src={files[kind]}
      alt=""
      width={400}
      height={260}
      className={cn("h-auto max-w-full rounded-card", className)}
    />
  );
}
