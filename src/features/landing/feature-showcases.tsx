import { ArrowLeft, ArrowRight, Check, Link2, Search, Timer, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { AmountText } from "../../components/ui/amount-text.tsx";
import { cn } from "../../lib/class-names.ts";
import { PredrawnDishImage } from "../still-dishes/predrawn-dish-image.tsx";
import "./tour.css";

const texts = text.landingTour;

/** The features of Larder, each with a small demo. */
export function FeatureShowcases() {
  return (
    <div className="page-column grid grid-cols-1 gap-16 py-16 md:gap-24 md:py-24">
      <FeatureShowcase title={texts.bring.title} body={texts.bring.body}>
        <ImportDemo />
      </FeatureShowcase>
      <FeatureShowcase title={texts.scan.title} body={texts.scan.body} isTurned>
        <ScanDemo />
      </FeatureShowcase>
      <FeatureShowcase title={texts.scale.title} body={texts.scale.body}>
        <ScalingDemo />
      </FeatureShowcase>
      <FeatureShowcase title={texts.cook.title} body={texts.cook.body} isTurned>
        <CookModeDemo />
      </FeatureShowcase>
      <FeatureShowcase title={texts.find.title} body={texts.find.body}>
        <SearchDemo />
      </FeatureShowcase>
    </div>
  );
}

function FeatureShowcase(props: { title: string; body: string; isTurned?: boolean; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 items-center gap-8 md:grid-cols-2 md:gap-20">
      <div className={cn(props.isTurned && "md:order-2")}>
        <h2 className="text-page">{props.title}</h2>
        <p className="mt-4 max-w-md text-lg text-soft">{props.body}</p>
      </div>
      <div>{props.children}</div>
    </section>
  );
}

function ImportDemo() {
  return (
    <div>
      <p className="flex h-13 items-center gap-3 rounded-full border border-edge/60 bg-surface px-5 text-soft">
        <Link2 aria-hidden className="size-5 shrink-0 text-tomato" />
        <span className="truncate">{texts.bring.address}</span>
      </p>
      <div className="tour-found">
        <div className="overflow-hidden rounded-card">
          <PredrawnDishImage name="braised-beans" />
        </div>
        <div>
          <p className="text-sm text-soft">{texts.bring.found}</p>
          <p className="title mt-1 text-xl">{texts.bring.dish}</p>
          <ul className="mt-3 grid gap-1.5 text-note">
            {texts.bring.rows.map((row) => (
              <li key={row} className="flex items-center gap-2">
                <Check aria-hidden className="size-4.5 text-herb" strokeWidth={2.5} />
                {row}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

function SearchDemo() {
  return (
    <div>
      <p className="flex h-13 items-center gap-3 rounded-full border border-edge/60 bg-surface px-5">
        <Search aria-hidden className="size-5 shrink-0 text-soft" />
        {texts.find.query}
      </p>
      <ul className="mt-4">
        {texts.find.results.map((result) => (
          <li key={result.after} className="tour-result">
            <div className="overflow-hidden rounded-md">
              <PredrawnDishImage name={result.picture} />
            </div>
            <div>
              <p className="title text-lg leading-snug">
                {result.before}
                <mark>{result.hit}</mark>
                {result.after}
              </p>
              <p className="text-sm text-soft">{result.facts}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const { scan } = texts;

/**
 * A photographed recipe card, and the lines read from it. Hidden from screen readers, because the text next
 * to it describes it.
 */
function ScanDemo() {
  return (
    <div aria-hidden className="tour-scan">
      <div className="tour-card">
        <p className="title text-xl">{scan.card}</p>
        {scan.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="tour-read">
        <p className="text-sm text-soft">{scan.read}</p>
        <ul>
          {scan.rows.map(({ amount, name, isSure }) => (
            <li key={name} data-unsure={isSure ? undefined : ""}>
              {amount ? <span className="font-semibold">{amount}</span> : null}
              <span>{name}</span>
              {isSure ? (
                <Check className="size-4.5 text-herb" strokeWidth={2.5} />
              ) : (
                <span className="tour-unsure">
                  <TriangleAlert className="size-4.5" />
                  {scan.unsure}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const { scale } = texts;

/** A table of ingredients: as written, and scaled to more servings. */
function ScalingDemo() {
  return (
    <table className="tour-amounts">
      <caption className="title text-2xl">{scale.ingredients}</caption>
      <thead>
        <tr>
          <th scope="col">{scale.written}</th>
          <th scope="col">{scale.shown}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {scale.rows.map((row) => (
          <tr key={row.name}>
            <td>
              <AmountText text={row.written} />
            </td>
            <td>
              <mark className="scaled-amount">
                <AmountText text={row.amount} />
              </mark>
            </td>
            <td>
              {row.name}
              {row.note ? <span className="text-soft">, {row.note}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const { cook } = texts;

/** Cook mode on a phone. Hidden from screen readers, because the text next to it describes it. */
function CookModeDemo() {
  return (
    <div aria-hidden className="tour-phone">
      <p className="tour-phone-bar">
        <span>{cook.position}</span>
        <span className="tour-timer">
          <Timer className="size-4.5" />
          {cook.timer}
        </span>
      </p>
      <p className="tour-step">
        {cook.before}
        <mark>{cook.time}</mark>
        {cook.after}
      </p>
      <ul className="tour-needed">
        {cook.needed.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="tour-phone-bar">
        <span className="tour-round">
          <ArrowLeft className="size-5" />
        </span>
        <span className="tour-next">
          {cook.next}
          <ArrowRight className="size-5" />
        </span>
      </p>
    </div>
  );
}
