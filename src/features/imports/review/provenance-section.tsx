import { CircleCheck, ScanSearch } from "lucide-react";
import type { ImportDraft } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { cn } from "../../../lib/class-names.ts";
import type { LineRow, ListKind } from "../../recipe-editor/lines/line-rows.ts";
import {
  describeLineCounts,
  type FieldProvenance,
  fieldProvenanceOrNull,
  sourceTextsForPageOrPastedText,
} from "./provenance-texts.ts";

const texts = text.imports.review;
const formTexts = text.recipes.form;
const fields = [
  "title",
  "description",
  "servings",
  "prepTime",
  "cookingTime",
  "totalTime",
  "cuisine",
  "difficulty",
  "tags",
  "notes",
  "caloriesPerServing",
] as const;
const lists = ["ingredients", "instructions"] as const;

type Entry = { name: string; receipt: FieldProvenance | null; lines: readonly string[] };
type Props = { id: string; draft: ImportDraft; rows: Record<ListKind, readonly LineRow[]> };

/** Says for each part of the recipe where on the page it was found. */
export function ProvenanceSection({ id, draft, rows }: Props) {
  const receipt = (name: string) => fieldProvenanceOrNull(draft, name);
  const entries: Entry[] = [
    ...fields.map((name) => ({ name: formTexts[name], receipt: receipt(name), lines: [] })),
    { name: texts.picture, receipt: receipt("images"), lines: [] },
    ...lists.map((name) => ({
      name: formTexts[name],
      receipt: receipt(name),
      lines: describeLineCounts(draft.receipt, name, rows[name]),
    })),
  ];
  return (
    <section
      id={id}
      aria-label={texts.receipt}
      className="rounded-card bg-sunk px-5 py-4 text-note text-soft"
    >
      <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {mergeEntriesOfEqualProvenance(entries).map((entry) => (
          <div key={entry.name} className="min-w-0">
            <dt className="font-semibold text-ink">{entry.name}</dt>
            <ProvenanceLines entry={entry} missing={sourceTextsForPageOrPastedText(draft).missing} />
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Merges entries with equal provenance into one. */
function mergeEntriesOfEqualProvenance(entries: readonly Entry[]): Entry[] {
  const groups = new Map<string, Entry>();
  for (const entry of entries) {
    const key = JSON.stringify([entry.receipt, entry.lines]);
    const group = groups.get(key);
    groups.set(key, group ? { ...group, name: `${group.name}, ${entry.name}` } : entry);
  }
  return [...groups.values()];
}

function ProvenanceLines({ entry: { receipt, lines }, missing }: { entry: Entry; missing: string }) {
  const Icon = receipt?.isDoubtful ? ScanSearch : CircleCheck;
  return (
    <>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
      {receipt === null ? (
        <dd>{missing}</dd>
      ) : (
        <dd className="flex gap-1.5">
          <Icon
            aria-hidden
            className={cn("mt-1 size-4 shrink-0", receipt.isDoubtful ? "text-amber" : "text-herb")}
          />
          {receipt.from}
        </dd>
      )}
      {receipt === null || receipt.source === "" ? null : (
        <dd className="line-clamp-3 break-words pl-5.5">
          <q>{receipt.source}</q>
        </dd>
      )}
      {receipt?.repaired.map((repair) => (
        <dd key={repair} className={cn("pl-5.5", receipt.isDoubtful && "text-amber")}>
          {repair}
        </dd>
      ))}
    </>
  );
}
