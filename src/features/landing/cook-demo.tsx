import { ArrowLeft, ArrowRight, Timer } from "lucide-react";
import { text } from "#server/texts/en.ts";

const words = text.landingTour.cook;

/** Cook mode on a phone. The words beside it say what it shows. */
export function CookDemo() {
  return (
    <div aria-hidden className="tour-phone">
      <p className="tour-phone-bar">
        <span>{words.position}</span>
        <span className="tour-timer">
          <Timer className="size-4.5" />
          {words.timer}
        </span>
      </p>
      <p className="tour-step">
        {words.before}
        <mark>{words.time}</mark>
        {words.after}
      </p>
      <ul className="tour-needed">
        {words.needed.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="tour-phone-bar">
        <span className="tour-round">
          <ArrowLeft className="size-5" />
        </span>
        <span className="tour-next">
          {words.next}
          <ArrowRight className="size-5" />
        </span>
      </p>
    </div>
  );
}
