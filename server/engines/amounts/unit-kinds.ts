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

const unit = (id: UnitEntry["id"], category: UnitCategory, traits: Traits = {}): UnitEntry => ({
  id,
  category,
  ...traits,
});
const exact = (scale: NonNullable<Traits["exact"]>["scale"], steps: number): Traits => ({
  exact: { scale, steps },
});

/** All kinds of units. A word of two kinds belongs to the first one. */
export const unitEntries: readonly UnitEntry[] = [
  unit("tsp", "volume", exact("spoons", 1)),
  unit("tbsp", "volume", exact("spoons", 3)),
  unit("dsp", "volume"),
  unit("cup", "volume", exact("spoons", 48)),
  unit("fl oz", "volume", exact("spoons", 6)),
  unit("pt", "volume", exact("spoons", 96)),
  unit("qt", "volume", exact("spoons", 192)),
  unit("gal", "volume", exact("spoons", 768)),
  unit("ml", "volume", exact("metric-volume", 1)),
  unit("cl", "volume", exact("metric-volume", 10)),
  unit("dl", "volume", exact("metric-volume", 100)),
  unit("l", "volume", exact("metric-volume", 1000)),
  unit("mg", "mass", exact("metric-mass", 1)),
  unit("g", "mass", exact("metric-mass", 1000)),
  unit("dag", "mass", exact("metric-mass", 10_000)),
  unit("hg", "mass", exact("metric-mass", 100_000)),
  unit("kg", "mass", exact("metric-mass", 1_000_000)),
  unit("oz", "mass", exact("pounds", 1)),
  unit("lb", "mass", exact("pounds", 16)),
  unit("pfund", "mass"),
  unit("in", "length"),
  unit("cm", "length"),
  unit("mm", "length"),
  unit("pinch", "count", { bare: true }),
  unit("dash", "count", { bare: true }),
  unit("drop", "count", { bare: true }),
  unit("handful", "count", { bare: true }),
  unit("knob", "count", { bare: true }),
  unit("sprig", "count", { bare: true }),
  unit("bunch", "count", { bare: true }),
  unit("clove", "count"),
  unit("head", "count"),
  unit("slice", "count"),
  unit("piece", "count"),
  unit("stalk", "count"),
  unit("leaf", "count"),
  unit("sheet", "count"),
  unit("stick", "count"),
  unit("ear", "count"),
  unit("loaf", "count"),
  unit("knuckle", "count"),
  unit("square", "count"),
  unit("dozen", "count"),
  unit("can", "count", { container: true }),
  unit("package", "count", { container: true }),
  unit("jar", "count", { container: true }),
  unit("bottle", "count", { container: true }),
];
