import { CircleAlert, RotateCcw } from "lucide-react";
import { memo, type ReactNode, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { IntegerStepper } from "../../components/ui/integer-stepper.tsx";
import { SingleOrRangeSlider } from "../../components/ui/single-or-range-slider.tsx";
import { runAfterPaint } from "../../lib/after-frame.ts";
import { moveFocusOnRemoval } from "../../lib/focus-on-removal.ts";
import type { ServingsStore } from "./servings-store.ts";
import { useDelayedServings } from "./use-delayed-servings.ts";

const texts = text.scalingScreen;
const MAX_TYPED = 50;
const MIN_SLIDER_END = 20;

type Props = {
  heading: ReactNode;
  store: ServingsStore;
  original: number;
  /** Reports whether the slider is dragged, because the content below must not move meanwhile. */
  onHold: (isDragging: boolean) => void;
};

/**
 * Heading, servings field, slider, and a button that restores the recipe's own servings. The field accepts 1
 * to 50, or more if the recipe serves more.
 */
export const ServingsControl = memo(function ServingsControl(props: Props) {
  const { store, original } = props;
  const isStepping = useRef(false);
  // A step button renders in the task after the press, so that the press is quick on a slow phone. Typed or
  // dragged values render at once, because the field would show the old number in between.
  const wait = useCallback(
    (draw: () => void) => (isStepping.current ? runAfterPaint(() => flushSync(draw)) : draw()),
    [],
  );
  const servings = useDelayedServings(store, wait);
  const step = (wanted: number) => {
    isStepping.current = true;
    store.change(wanted);
    isStepping.current = false;
  };
  const [isOutOfRange, setOutOfRange] = useState(false);
  const max = Math.max(MAX_TYPED, original);
  return (
    <div data-place="" data-servings="">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {props.heading}
        <div className="print:hidden">
          <IntegerStepper
            label={texts.servings}
            fewerLabel={texts.fewer}
            moreLabel={texts.more}
            value={servings}
            min={1}
            max={max}
            onChange={store.change}
            onStep={step}
            onOutOfRange={setOutOfRange}
          />
        </div>
      </div>
      <div className="print:hidden">
        <SingleOrRangeSlider
          min={1}
          max={Math.max(4 * original, MIN_SLIDER_END)}
          isChosen
          mark={original}
          thumbs={[
            {
              label: texts.servings,
              valueText: texts.count(servings),
              value: servings,
              onChange: store.change,
            },
          ]}
          onHold={props.onHold}
          className="mt-2"
        />
        <div data-copy="" className="flex min-h-11 items-center text-sm">
          {isOutOfRange ? (
            <p className="flex gap-1.5 text-tomato">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {texts.outOfRange(max)}
            </p>
          ) : servings === original ? (
            <p className="text-soft">{texts.asWritten(original)}</p>
          ) : (
            <Button
              ref={moveFocusOnRemoval}
              size="small"
              variant="plain"
              onClick={() => store.change(original)}
              className="-ml-3.5"
            >
              <RotateCcw aria-hidden />
              {texts.back(original)}
            </Button>
          )}
        </div>
      </div>
      {servings === original ? null : (
        <p className="mt-1 hidden font-semibold print:block print:text-sm">
          {texts.printed(servings, original)}
        </p>
      )}
    </div>
  );
});
