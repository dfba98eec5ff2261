import { CircleCheck, ScanSearch } from "lucide-react";
import type { ReactNode } from "react";
import type { ImportDraft } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { cn } from "../../../lib/class-names.ts";
import { type FieldReceipt, sourceWords } from "./receipt-words.ts";

const words = text.imports.review;

/** What the receipt says of one field. `name` is told where a row holds several. */
export type ReceiptEntry = { name: string; receipt: FieldReceipt | null; whenMissing?: string };

type Props = {
  draft: ImportDraft;
  entries: readonly ReceiptEntry[];
  /** Counts and the like, before where it was read from. */
  lines?: readonly string[];
  /** What belongs to the part in hand, after the rest. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the review with its receipt beside it, below it on narrow screens. */
export function ReviewRow({ draft, entries, lines = [], aside = null, children }: Props) {
  const label = `${words.receipt}: ${entries.map((entry) => entry.name).join(", ")}`;
  return (
    <div className="grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">{children}</div>
      <section
        aria-label={label}
        className="grid gap-2.5 self-start border-line border-l-2 pl-4 text-sm text-soft lg:mt-7.5"
      >
        {lines.length > 0 ? (
          <div>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ) : null}
        {grouped(entries).map((entry) => (
          <Told
            key={entry.name}
            entry={entry}
            missing={sourceWords(draft).missing}
            isNamed={entries.length > 1}
          />
        ))}
        {aside}
      </section>
    </div>
  );
}

/** What is told of several fields alike is told once, with their names. */
function grouped(entries: readonly ReceiptEntry[]): ReceiptEntry[] {
  const groups = new Map<string, ReceiptEntry>();
  for (const entry of entries) {
    const key = JSON.stringify([entry.receipt, entry.receipt === null ? entry.whenMissing : null]);
    const group = groups.get(key);
    groups.set(key, group ? { ...group, name: `${group.name}, ${entry.name}` } : entry);
  }
  return [...groups.values()];
}

function Told(props: { entry: ReceiptEntry; missing: string; isNamed: boolean }) {
  const { isNamed } = props;
  const { name, receipt, whenMissing } = props.entry;
  if (receipt === null) {
    return (
      <p>
        {isNamed ? `${name}: ` : null}
        {whenMissing ?? props.missing}
      </p>
    );
  }
  const Icon = receipt.isDoubtful ? ScanSearch : CircleCheck;
  return (
    <div>
      <p className="flex gap-1.5">
        <Icon
          aria-hidden
          className={cn("mt-0.5 size-4 shrink-0", receipt.isDoubtful ? "text-amber" : "text-herb")}
        />
        <span>
          {isNamed ? `${name}: ` : null}
          <span className="font-semibold text-ink">{receipt.from}</span>
        </span>
      </p>
      {receipt.source === "" ? null : (
        <p className="mt-0.5 line-clamp-3 break-words pl-5.5">
          <q>{receipt.source}</q>
        </p>
      )}
      {receipt.repaired.length > 0 ? (
        <ul className={cn("mt-0.5 pl-5.5", receipt.isDoubtful && "text-amber")}>
          {receipt.repaired.map((repair) => (
            <li key={repair}>{repair}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
