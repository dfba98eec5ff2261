import { ArrowDown } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { exampleRecipe, FormPreview } from "../recipe-form/form-preview.tsx";
import { type ImportMode, modeIcons } from "./import-modes.tsx";

const words = text.imports;

/** What goes in, and the recipe that comes of it, small. */
export function ImportExample({ mode }: { mode: ImportMode }) {
  return (
    <div aria-hidden className="import-example">
      <p className="mb-2 text-soft text-sm">{words.example}</p>
      <p className="import-example-from">
        {modeIcons[mode]}
        {words.exampleFrom[mode]}
      </p>
      <ArrowDown className="mx-auto my-2 size-5 text-soft" />
      <div className="import-example-sheet">
        <FormPreview values={exampleRecipe} />
      </div>
    </div>
  );
}
