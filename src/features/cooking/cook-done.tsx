import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";

const words = text.cooking;

/** Behind the last step. What was kept of the day is forgotten by then. */
export function CookDone(props: {
  title: string;
  hasTimers: boolean;
  onLeave: () => void;
  onBack: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex min-h-0 grow flex-col items-center justify-center overflow-y-auto px-6 py-8 text-center">
      <CircleCheck aria-hidden className="size-20 text-herb" strokeWidth={1.5} />
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-dish outline-none">
        {words.doneTitle}
      </h2>
      <p className="mt-3 max-w-[32rem] text-lg text-soft">{words.doneBody(props.title)}</p>
      {props.hasTimers ? <p className="mt-2 text-lg text-soft">{words.doneRunning}</p> : null}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button variant="primary" size="large" onClick={props.onLeave} className="h-14">
          {text.cookPlace.leave}
        </Button>
        <Button size="large" onClick={props.onBack} className="h-14">
          {words.backToSteps}
        </Button>
      </div>
    </div>
  );
}
