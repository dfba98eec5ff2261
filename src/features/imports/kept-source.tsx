import { text } from "#server/texts/en.ts";
import { type ImportMode, modeIcons } from "./import-modes.tsx";
import { ShownAddress } from "./shown-address.tsx";
import type { SourceFields } from "./use-source-fields.ts";

const words = text.imports;

/** What waits until more can be read: text to look at, for nothing can be done with it before. */
export function KeptSource({ mode, fields }: { mode: ImportMode; fields: SourceFields }) {
  return (
    <section aria-label={words.kept} className="import-kept">
      {modeIcons[mode]}
      <div className="min-w-0 grow">
        {mode === "text" ? (
          <p className="line-clamp-4 whitespace-pre-line wrap-anywhere">{fields.pasted.trim()}</p>
        ) : (
          <p className="wrap-anywhere">
            <ShownAddress address={fields.url.trim()} />
          </p>
        )}
        {mode === "source" ? <p>{words.html}</p> : null}
        <p className="mt-1 text-note text-soft">{words.keptUntil}</p>
      </div>
    </section>
  );
}
