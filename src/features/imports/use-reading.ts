import { useRef } from "react";
import { useReadAhead } from "../recipe-form/lines/use-line-reading.ts";
import type { Source } from "./import-source.tsx";
import { type ReadPage, readPage } from "./review/review-values.ts";
import { useExtractRecipe } from "./use-extract-recipe.ts";
import { useExtractText } from "./use-extract-text.ts";

/** Reads an address, the source of a page, or text. Of a reading that was left nothing is told any more. */
export function useReading() {
  const extract = useExtractRecipe();
  const extractText = useExtractText();
  const readAhead = useReadAhead();
  const awaited = useRef<Source | null>(null);

  return {
    leave() {
      awaited.current = null;
    },
    /** Answers null where it was left. */
    async read(wanted: Source): Promise<ReadPage | null> {
      awaited.current = wanted;
      try {
        const { data } = await ("url" in wanted
          ? extract.mutateAsync(wanted)
          : extractText.mutateAsync(wanted));
        if (awaited.current !== wanted) return null;
        readAhead(data.data.ingredients);
        return readPage(data, "text" in wanted ? wanted : undefined);
      } catch (error) {
        if (awaited.current !== wanted) return null;
        throw error;
      }
    },
  };
}
