import { CircleCheck, TriangleAlert } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { Amount } from "../../../components/ui/amount.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { cn } from "../../../lib/class-names.ts";

const words = text.scans.review;

type Props = {
  /** "Ingredient 3" */
  label: string;
  /** What the amount may be, the likeliest first; empty is no amount. */
  readings: readonly string[];
  value: string;
  isChecked: boolean;
  onChoose: (reading: string) => void;
  onConfirm: () => void;
};

/** Below an amount that was hard to read: what it could be, each a tap away. */
export function UncertainReadings({ label, readings, value, isChecked, onChoose, onConfirm }: Props) {
  const Icon = isChecked ? CircleCheck : TriangleAlert;
  const hasChoice = readings.length > 1;
  return (
    <div className="scan-readings mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className={cn("flex items-center gap-1.5 font-semibold", isChecked ? "text-herb" : "text-amber")}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {isChecked ? words.checkedMark : words.check}
      </p>
      {isChecked ? null : <p>{hasChoice ? words.checkBody : words.checkAlone}</p>}
      {hasChoice ? (
        <fieldset aria-label={words.readings(label)} className="flex min-w-0 flex-wrap gap-2">
          {readings.map((reading) => (
            <Button
              key={reading}
              size="small"
              aria-pressed={isChecked && reading === value}
              onClick={() => onChoose(reading)}
              className="aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {reading === "" ? words.noAmount : <Amount text={reading} />}
            </Button>
          ))}
        </fieldset>
      ) : isChecked ? null : (
        <Button size="small" aria-label={words.looksRightOf(label)} onClick={onConfirm}>
          {words.looksRight}
        </Button>
      )}
    </div>
  );
}
