import { Check, Link2, Search } from "lucide-react";
import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import { StillDish } from "../still-dishes/still-dish.tsx";
import { CookDemo } from "./cook-demo.tsx";
import { ScaleDemo } from "./scale-demo.tsx";
import { ScanDemo } from "./scan-demo.tsx";
import "./tour.css";

const words = text.landingTour;

/** What Larder does, each shown in small. */
export function Showcases() {
  return (
    <div className="page-column grid grid-cols-1 gap-16 py-16 md:gap-24 md:py-24">
      <Showcase title={words.bring.title} body={words.bring.body}>
        <BringDemo />
      </Showcase>
      <Showcase title={words.scan.title} body={words.scan.body} isTurned>
        <ScanDemo />
      </Showcase>
      <Showcase title={words.scale.title} body={words.scale.body}>
        <ScaleDemo />
      </Showcase>
      <Showcase title={words.cook.title} body={words.cook.body} isTurned>
        <CookDemo />
      </Showcase>
      <Showcase title={words.find.title} body={words.find.body}>
        <FindDemo />
      </Showcase>
    </div>
  );
}

function Showcase(props: { title: string; body: string; isTurned?: boolean; children: ReactNode }) {
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

function BringDemo() {
  return (
    <div>
      <p className="flex h-13 items-center gap-3 rounded-full border border-edge/60 bg-surface px-5 text-soft">
        <Link2 aria-hidden className="size-5 shrink-0 text-tomato" />
        <span className="truncate">{words.bring.address}</span>
      </p>
      <div className="tour-found">
        <div className="overflow-hidden rounded-card">
          <StillDish name="braised-beans" />
        </div>
        <div>
          <p className="text-sm text-soft">{words.bring.found}</p>
          <p className="title mt-1 text-xl">{words.bring.dish}</p>
          <ul className="mt-3 grid gap-1.5 text-note">
            {words.bring.rows.map((row) => (
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

function FindDemo() {
  return (
    <div>
      <p className="flex h-13 items-center gap-3 rounded-full border border-edge/60 bg-surface px-5">
        <Search aria-hidden className="size-5 shrink-0 text-soft" />
        {words.find.query}
      </p>
      <ul className="mt-4">
        {words.find.results.map((result) => (
          <li key={result.after} className="tour-result">
            <div className="overflow-hidden rounded-md">
              <StillDish name={result.picture} />
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
