import type { ScanAnswer, ScannedIngredient } from "#server/features/scans/schema.ts";

/** A recognised ingredient with default values, for tests. */
export function createTestScannedIngredient(
  part: Partial<ScannedIngredient> & { originalText: string },
): ScannedIngredient {
  return {
    name: part.originalText,
    quantity: null,
    quantityMax: null,
    unit: null,
    size: null,
    notes: null,
    section: null,
    confidence: 0.9,
    uncertain: false,
    mayBeSplit: false,
    alternatives: [],
    line: -1,
    ...part,
  };
}

/** A scan result for tests. `lines` are on the first page, 20 px below each other. */
export function createTestScanAnswer(
  part: Partial<Omit<ScanAnswer, "lines">> & { lines?: string[] },
): ScanAnswer {
  const { lines = [], ...rest } = part;
  return {
    rawText: lines.join("\n"),
    confidenceScore: 0.9,
    processingTime: 1,
    suggestions: [],
    ingredients: [],
    instructions: [],
    foodImages: [],
    cookingTime: null,
    servingSize: null,
    difficulty: null,
    cuisineType: null,
    title: null,
    instructionLines: [],
    pageImage: "",
    morePageImages: [],
    photoIds: [],
    ...rest,
    lines: lines.map((text, index) => ({
      text,
      box: { x: 0, y: index * 20, width: 100, height: 18 },
      confidence: 0.9,
      page: 0,
    })),
  };
}
