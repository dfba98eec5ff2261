import { CircleCheck, ScanSearch } from "lucide-react";
import { type ReactNode, useId } from "react";
import { text } from "#server/texts/en.ts";
import { cn } from "../../lib/class-names.ts";
import type { FieldReceipt } from "./receipt-words.ts";

const words = text.imports.review;

type Props = {
  /** What the row is about, for screen readers: the receipt names it. */
  name: string;
  receipt: FieldReceipt | null;
  /** In place of "not on the page". */
  whenMissing?: string;
  /** Counts and the like, before where it was read from. */
  lines?: readonly string[];
  children: ReactNode;
};

/** A part of the review with its receipt beside it, below it on narrow screens. */
export function ReviewRow({ name, receipt, whenMissing, lines = [], children }: Props) {
  const id = useId();
  return (
    <div className="grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0">{children}</div>
      <aside
        aria-labelledby={id}
        className="self-start border-line border-l-2 pl-4 text-sm text-soft lg:mt-7.5"
      >
        <h3 id={id} className="sr-only">
          {`${words.receipt}: ${name}`}
        </h3>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {receipt ? <Told receipt={receipt} /> : <p>{whenMissing ?? words.notOnPage}</p>}
      </aside>
    </div>
  );
}

function Told({ receipt }: { receipt: FieldReceipt }) {
  const Icon = receipt.isDoubtful ? ScanSearch : CircleCheck;
  return (
    <>
      <p className="flex gap-1.5 font-semibold text-ink">
        <Icon
          aria-hidden
          className={cn("mt-0.5 size-4 shrink-0", receipt.isDoubtful ? "text-amber" : "text-herb")}
        />
        {receipt.from}
      </p>
      {receipt.source === "" ? null : (
        <p className="mt-1 line-clamp-3 break-words">
          <q>{receipt.source}</q>
        </p>
      )}
      {receipt.repaired.length > 0 ? (
        <ul className={cn("mt-1", receipt.isDoubtful && "text-amber")}>
          {receipt.repaired.map((repair) => (
            <li key={repair}>{repair}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
