import type { UNIT_IDS } from "../languages/language-file.mjs";

/** The category of a unit. `count` includes everything that is counted: pieces, containers, pinches. */
export type UnitCategory = "volume" | "mass" | "count" | "length";

/** A kind of unit. The language files list its words by its id. */
export type UnitEntry = {
  id: (typeof UNIT_IDS)[number];
  category: UnitCategory;
  /** The exact size of the unit: `steps` times the smallest unit of the scale. */
  exact?: { scale: "spoons" | "metric-volume" | "metric-mass" | "pounds"; steps: number };
  /** A container, whose size a line may state: "1 (14 oz) can". */
  container?: true;
  /** The unit needs no number: "pinch of salt". */
  bare?: true;
};

type Traits = Pick<UnitEntry, "exact" | "container" | "bare">;

const createUnitEntry = (id: UnitEntry["id"], category: UnitCategory, traits: Traits = {}): UnitEntry => ({
  id,
  category,
  ...traits,
});
const createExactTraits = (scale: NonNullable<Traits["exact"]>["scale"], steps: number): Traits => ({
  exact: { scale, steps },
});

/** All kinds of units. A word of two kinds belongs to the first one. */
export const unitEntries: readonly UnitEntry[] = [
  createUnitEntry("tsp", "volume", createExactTraits("spoons", 1)),
  createUnitEntry("tbsp", "volume", createExactTraits("spoons", 3)),
  createUnitEntry("dsp", "volume"),
  createUnitEntry("cup", "volume", createExactTraits("spoons", 48)),
  createUnitEntry("fl oz", "volume", createExactTraits("spoons", 6)),
  createUnitEntry("pt", "volume", createExactTraits("spoons", 96)),
  createUnitEntry("qt", "volume", createExactTraits("spoons", 192)),
  createUnitEntry("gal", "volume", createExactTraits("spoons", 768)),
  createUnitEntry("ml", "volume", createExactTraits("metric-volume", 1)),
  createUnitEntry("cl", "volume", createExactTraits("metric-volume", 10)),
  createUnitEntry("dl", "volume", createExactTraits("metric-volume", 100)),
  createUnitEntry("l", "volume", createExactTraits("metric-volume", 1000)),
  createUnitEntry("mg", "mass", createExactTraits("metric-mass", 1)),
  createUnitEntry("g", "mass", createExactTraits("metric-mass", 1000)),
  createUnitEntry("dag", "mass", createExactTraits("metric-mass", 10_000)),
  createUnitEntry("hg", "mass", createExactTraits("metric-mass", 100_000)),
  createUnitEntry("kg", "mass", createExactTraits("metric-mass", 1_000_000)),
  createUnitEntry("oz", "mass", createExactTraits("pounds", 1)),
  createUnitEntry("lb", "mass", createExactTraits("pounds", 16)),
  createUnitEntry("pfund", "mass"),
  createUnitEntry("in", "length"),
  createUnitEntry("cm", "length"),
  createUnitEntry("mm", "length"),
  createUnitEntry("pinch", "count", { bare: true }),
  createUnitEntry("dash", "count", { bare: true }),
  createUnitEntry("drop", "count", { bare: true }),
  createUnitEntry("handful", "count", { bare: true }),
  createUnitEntry("knob", "count", { bare: true }),
  createUnitEntry("sprig", "count", { bare: true }),
  createUnitEntry("bunch", "count", { bare: true }),
  createUnitEntry("clove", "count"),
  createUnitEntry("head", "count"),
  createUnitEntry("slice", "count"),
  createUnitEntry("piece", "count"),
  createUnitEntry("stalk", "count"),
  createUnitEntry("leaf", "count"),
  createUnitEntry("sheet", "count"),
  createUnitEntry("stick", "count"),
  createUnitEntry("ear", "count"),
  createUnitEntry("loaf", "count"),
  createUnitEntry("knuckle", "count"),
  createUnitEntry("square", "count"),
  createUnitEntry("dozen", "count"),
  createUnitEntry("can", "count", { container: true }),
  createUnitEntry("package", "count", { container: true }),
  createUnitEntry("jar", "count", { container: true }),
  createUnitEntry("bottle", "count", { container: true }),
];
