import { type Amount, createReducedFraction, type Fraction } from "#server/engines/amounts/amounts.ts";
import { findPrintedUnitAndName, type ScanReading } from "#server/engines/recipe-photo/recipe-photo.ts";

/** The fields of a scan that the evaluation compares. Quantities are texts such as "1 1/2" and "3-4". */
export function toComparedScanFields(reading: ScanReading): Record<string, unknown> {
  return {
    raw_text: reading.rawText,
    confidence: Math.round(reading.confidence * 1000) / 1000,
    title: reading.title,
    ingredients: reading.ingredients.map((line) => ({
      quantity: quantityText(line.amount),
      ...findPrintedUnitAndName(line),
      notes: line.notes,
      uncertain: line.uncertain,
      confidence: line.confidence,
      alternatives: line.alternatives,
      original: line.original,
    })),
    instructions: reading.instructions.map(({ text }) => text),
    cooking_time: reading.cookingTime,
    servings: reading.servings,
    food_images: reading.foodPictures.length,
    food_image_boxes: reading.foodPictures.map(({ box }) => ({
      x: box.x,
      y: box.y,
      w: box.width,
      h: box.height,
    })),
  };
}

/** The quantity as text; null if the line has none. */
function quantityText(amount: Amount): string | null {
  switch (amount.kind) {
    case "none":
      return null;
    case "one":
    case "range":
      return measureText(amount);
    case "pack":
      return amount.countMax === undefined
        ? formatIngredientQuantity(amount.count)
        : `${formatIngredientQuantity(amount.count)}-${formatIngredientQuantity(amount.countMax)}`;
    case "sum":
      return amount.parts[0] === undefined ? null : measureText(amount.parts[0]);
  }
}

type Counted = { kind: "one"; value: Fraction } | { kind: "range"; from: Fraction; to: Fraction };

const measureText = (measure: Counted): string =>
  measure.kind === "one"
    ? formatIngredientQuantity(measure.value)
    : `${formatIngredientQuantity(measure.from)}-${formatIngredientQuantity(measure.to)}`;

function formatIngredientQuantity({ n, d }: Fraction): string {
  if (d === 1) return String(n);
  const integer = Math.floor(n / d);
  const part = createReducedFraction(n % d, d);
  const text = `${part.n}/${part.d}`;
  return integer === 0 ? text : `${integer} ${text}`;
}
