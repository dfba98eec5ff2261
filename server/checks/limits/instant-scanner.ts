import type { ScannerPool } from "#server/ports.ts";

/** Reads the same two lines in any photo immediately, for checks that count scans. */
export function instantScanner(): ScannerPool {
  const quality = { overall: 1, textClarity: 1, lighting: 1, focus: 1, suggestions: [] };
  const fields = {
    title: "Onion soup",
    rawText: "Onion soup\n1 onion",
    ingredients: [],
    instructions: [],
    servings: null,
    prepTime: null,
    cookingTime: null,
    totalTime: null,
    difficulty: null,
    cuisine: null,
  };
  return {
    scan: async () =>
      ({ ...fields, confidence: 1, lines: [], pages: [], foodPictures: [], quality }) as never,
    assess: async () => quality,
    parse: async () => fields as never,
  };
}
