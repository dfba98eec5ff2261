import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { classifyLinesAsItems } from "#server/engines/recipe-photo/fields/fields.ts";
import { createTestBlock, wrapTextAtLength } from "#server/engines/recipe-photo/fields/test-print.ts";
import { preparePiecesOfText } from "#server/engines/recipe-text/prepare-lines.ts";
import { labelRowsByList } from "./label-lines.ts";
import { WEIGHTS } from "./points.ts";
import type { Label, Row } from "./rows.ts";
import { createLineFeatureReader } from "./sign-reader.ts";
import { assignLineRoles } from "./sort-lines.ts";

const SAMPLES = new URL("../recipe-text/samples/", import.meta.url);
const samples = readdirSync(SAMPLES)
  .filter((file) => file.endsWith(".txt"))
  .map((file) => readFileSync(new URL(file, SAMPLES), "utf8"));

function rowsOf(text: string): Row[] {
  const { pieces, signs } = preparePiecesOfText(text);
  return assignLineRoles(pieces, { sources: {} }, signs);
}

const MAX_PRINTED = 100;

/** Converts lines to rows of a printed page. A line that begins with "# " has a large type size. */
const print = (text: string): Row[] =>
  classifyLinesAsItems(
    createTestBlock(
      text.split("\n").flatMap((line) => (line.startsWith("#") ? [line] : wrapTextAtLength(line, 60))),
    ),
    createLineFeatureReader(text),
  ).items;

/** Converts a text to rows of a printed page. Its first line has a large type size. */
function printed(text: string): Row[] {
  const lines = text.split("\n").map((line) => line.trim().replace(/^[#>]+ ?/, ""));
  const first = lines.findIndex((line) => line !== "");
  return print(
    lines
      .slice(0, MAX_PRINTED)
      .map((line, i) => (i === first ? `# ${line}` : line))
      .join("\n"),
  );
}

/** Texts in which a single weight decides a label. */
const DECIDED = [
  `Flapjacks

☐ oat flakes for toasting on the tray until they are golden
☐ melt-in-the-mouth butter

Melt the butter. Stir in the oats and bake for 20 minutes.`,
  `Pesto

Take basil leaves, 50 g pine nuts, 2 cloves garlic, cook's salt. Blend all of it and serve it with pasta.`,
  `Carrot soup

3 carrots from the garden
Two of my children eat it.

Ingredients
500 g carrots
1 litre stock

Method
Boil the carrots in the stock.`,
  `Pancakes

Some for us

200 g flour
2 eggs

Beat the eggs with the flour.`,
  `A friend sent this stew to us.

Bean stew
Serves 6

500 g beans
2 onions

Boil the beans. Add the onions.`,
  `Rice

200 g rice
1 onion

Fry the onion. Add the rice and simmer it.

Shall we fry or boil the rest of it on Sunday?`,
  `Salad

Ingredients
Mix of leaves
200 g feta
Toss it all.`,
  `2 large ripe pears
3 small sour apples
# butter for the tin
Peel the pears and bake them.`,
  `# Fishcakes

450 g cod
1 lemon

1) Fillets of cod
2) Poach the cod in water, then flake.
3) Combine cod and crumbs and season well.`,
  `# Pear Crumble

Ingredients
4 pears
200 g flour

Toast the nuts if there are some in the house.

1. Slice the pears and tip them into a dish.
2. Rub the butter into the flour, scatter it over them.`,
  `# Pear Crumble

Ingredients
4 pears
200 g flour

Method
1. Slice the pears and tip them into a dish.
2. Rub the butter into the flour, scatter it over them.

Freeze what is left for up to three months and toast it.`,
];

const documents = [
  ...samples.map(rowsOf),
  ...samples.map(printed),
  ...DECIDED.map(rowsOf),
  ...DECIDED.map(print),
];
const labelled = documents.map((rows) => labelRowsByList(rows).join());

describe("the weights of labels", () => {
  const all = Object.entries(WEIGHTS).flatMap(([label, weights]) =>
    weights.map(([name]) => [label as Label, name] as const),
  );

  it.each(all)("%s: some line has another label without “%s”", (label, name) => {
    const without = { ...WEIGHTS, [label]: WEIGHTS[label].filter(([other]) => other !== name) };
    const changed = documents.some((rows, i) => labelRowsByList(rows, without).join() !== labelled[i]);
    expect(changed).toBe(true);
  });
});
