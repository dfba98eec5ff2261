import { CalendarPlus, type LucideIcon, Timer as TimerIcon } from "lucide-react";
import { memo, useMemo } from "react";
import type { StepPiece } from "#server/engines/scaling/scaling.ts";
import { findStepTimes } from "#server/engines/step-times/step-times.ts";
import { text } from "#server/texts/en.ts";
import { AmountText } from "../../components/ui/amount-text.tsx";
import { cn } from "../../lib/class-names.ts";
import { toast } from "../../lib/toast.ts";
import { downloadReminder } from "../timers/download-reminder.ts";
import { focusTimerRow } from "../timers/timer-row.tsx";
import { createTimerId, MAX_TIMERS } from "../timers/timers.ts";
import { useTimerStoreAndWhetherTimerExists } from "../timers/use-timers.ts";
import { joinNumbersToUnits } from "./join-numbers-to-units.ts";
import { type StepSegment, splitStepAtTimes } from "./split-step-at-times.ts";

const texts = text.cooking.timers;
const MAX_UNBROKEN_CHARS = 24;
/** Moves to the next line as a unit, and wraps only if it is wider than a line. */
const UNBROKEN = "inline-block max-w-full";

type Props = {
  pieces: readonly StepPiece[];
  stepNumber: number;
  recipe: { id: string; title: string };
};

/**
 * The text of a step, with timer buttons for its times, reminders for times of days, and scaled amounts
 * marked.
 */
export const StepText = memo(function StepText({ pieces, stepNumber, recipe }: Props) {
  const segments = useMemo(() => {
    const fullText = pieces.map((piece) => piece.text).join("");
    return splitStepAtTimes(pieces, findStepTimes(fullText));
  }, [pieces]);
  return segments.map((segment, index) => {
    if (segment.time) {
      const punctuation = punctuationAfterTime(segments[index + 1]);
      return segment.time.isLong ? (
        <TimeButton
          key={segment.offset}
          icon={CalendarPlus}
          time={segment.text}
          punctuation={punctuation}
          label={texts.remindOf(segment.text)}
          onPress={() =>
            downloadReminder(
              texts.reminderTitle(recipe.title, texts.step(stepNumber), segment.text),
              segment.time?.seconds ?? 0,
            )
          }
          className="underline decoration-dotted underline-offset-4 hover:bg-sunk"
        />
      ) : (
        <StartTimerButton
          key={segment.offset}
          segment={segment}
          punctuation={punctuation}
          stepNumber={stepNumber}
          recipe={recipe}
        />
      );
    }
    if (segment.was === undefined) {
      const isAfterTime = segments[index - 1]?.time !== undefined;
      const behind = isAfterTime ? punctuationAfterTime(segment).length : 0;
      return joinNumbersToUnits(segment.text.slice(behind));
    }
    return (
      <mark
        key={segment.offset}
        dir="auto"
        title={text.scalingScreen.was(segment.was)}
        className={cn("scaled-amount font-semibold", segment.text.length <= MAX_UNBROKEN_CHARS && UNBROKEN)}
      >
        <AmountText text={segment.text} />
        <span className="sr-only"> {text.scalingScreen.was(segment.was)}</span>
      </mark>
    );
  });
}, areStepTextsEqual);

/** The punctuation directly after a time. It is in the time's button, so that it does not wrap without it. */
function punctuationAfterTime(next: StepSegment | undefined): string {
  return next === undefined || next.time || next.was !== undefined
    ? ""
    : (/^[\p{Po}\p{Pe}\p{Pf}]+/u.exec(next.text)?.[0] ?? "");
}

function StartTimerButton(props: {
  segment: StepSegment;
  punctuation: string;
  stepNumber: number;
  recipe: { id: string; title: string };
}) {
  const { segment, punctuation, stepNumber, recipe } = props;
  const { time } = segment;
  const id = createTimerId({
    recipeId: recipe.id,
    stepNumber,
    place: time?.nth ?? 0,
    seconds: time?.seconds ?? 0,
  });
  const { store, isRunning } = useTimerStoreAndWhetherTimerExists(id);
  if (!time) return segment.text;

  function press() {
    if (isRunning) focusTimerRow(id);
    else if (store.state().timers.length >= MAX_TIMERS) toast.warning(texts.full(MAX_TIMERS));
    else if (time) {
      store.start({
        recipeId: recipe.id,
        recipeTitle: recipe.title,
        stepNumber,
        words: segment.text,
        place: time.nth,
        seconds: time.seconds,
        most: time.most,
      });
    }
  }

  return (
    <TimeButton
      icon={TimerIcon}
      time={segment.text}
      punctuation={punctuation}
      label={isRunning ? texts.runningOf(segment.text) : texts.startOf(segment.text)}
      onPress={press}
      className={cn("px-[.3em]", isRunning ? "bg-herb-wash text-herb" : "bg-butter hover:bg-butter/70")}
    />
  );
}

function TimeButton(props: {
  icon: LucideIcon;
  /** The time as written in the step. */
  time: string;
  punctuation: string;
  label: string;
  onPress: () => void;
  className: string;
}) {
  const { icon: Icon, time, punctuation, label, onPress, className } = props;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      className={cn(
        "touch-44 max-w-full cursor-pointer rounded-sm text-start font-semibold text-ink print:bg-transparent print:p-0",
        className,
      )}
    >
      <Icon
        aria-hidden
        className="me-[.25em] -mt-[.15em] inline-block size-[.8em] print:hidden"
        strokeWidth={2.4}
      />
      {/* Keeps number and unit of "45 minutes" in order within right-to-left text. */}
      <bdi>
        <AmountText text={time} />
      </bdi>
      {punctuation}
    </button>
  );
}

/** Renders again only when the step's text changed. */
function areStepTextsEqual(before: Props, after: Props): boolean {
  return (
    before.recipe.id === after.recipe.id &&
    before.stepNumber === after.stepNumber &&
    before.pieces.length === after.pieces.length &&
    before.pieces.every(
      (piece, index) => piece.text === after.pieces[index]?.text && piece.was === after.pieces[index]?.was,
    )
  );
}
