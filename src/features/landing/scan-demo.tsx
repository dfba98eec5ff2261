import { Check, TriangleAlert } from "lucide-react";
import { text } from "#server/texts/en.ts";

const words = text.landingTour.scan;

/** A photographed card, and the lines that were read from it. The words beside it say what it shows. */
export function ScanDemo() {
  return (
    <div aria-hidden className="tour-scan">
      <div className="tour-card">
        <p className="title text-xl">{words.card}</p>
        {words.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="tour-read">
        <p className="text-sm text-soft">{words.read}</p>
        <ul>
          {words.rows.map(({ amount, name, isSure }) => (
            <li key={name} data-unsure={isSure ? undefined : ""}>
              {amount ? <span className="font-semibold">{amount}</span> : null}
              <span>{name}</span>
              {isSure ? (
                <Check className="size-4.5 text-herb" strokeWidth={2.5} />
              ) : (
                <span className="tour-unsure">
                  <TriangleAlert className="size-4.5" />
                  {words.unsure}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
