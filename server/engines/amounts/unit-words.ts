/** What a unit measures. `count` holds everything one counts: pieces, containers, pinches. */
export type UnitCategory = "volume" | "mass" | "count" | "length";

/** A kind of unit: its category, its place on an exact scale where it has one, and the words that mean it. */
export type UnitEntry = {
  id: string;
  category: UnitCategory;
  /** The kind is `steps` of the smallest unit of that scale. */
  exact?: { scale: "spoons" | "metric-volume" | "metric-mass" | "pounds"; steps: number };
  /** Holds something with a size of its own: "1 (14 oz) can". */
  container?: true;
  /** Stands without a number: "pinch of salt". */
  bare?: true;
  /** Its English words, comma-separated; those of the other languages stand in languages/. */
  english: string;
};

type Traits = Pick<UnitEntry, "exact" | "container" | "bare">;

const unit = (id: string, category: UnitCategory, english: string, traits: Traits = {}): UnitEntry => ({
  id,
  category,
  english,
  ...traits,
});
const exact = (scale: NonNullable<Traits["exact"]>["scale"], steps: number): Traits => ({
  exact: { scale, steps },
});

/** Words are lower case, without accents and full stops; the two spellings that need their case are in units.ts. */
export const unitEntries: readonly UnitEntry[] = [
  unit("tsp", "volume", "tsp,tsps,teaspoon,teaspoons,teaspoonful,teaspoonfuls,tspn", exact("spoons", 1)),
  unit(
    "tbsp",
    "volume",
    "tbsp,tbsps,tbs,tbl,tblsp,tablespoon,tablespoons,tablespoonful,tablespoonfuls",
    exact("spoons", 3),
  ),
  unit("dsp", "volume", "dsp,dessertspoon,dessertspoons,dessertspoonful"),
  unit("cup", "volume", "cup,cups,cupful,cupfuls", exact("spoons", 48)),
  unit(
    "fl oz",
    "volume",
    "fl oz,floz,fluid ounce,fluid ounces,fl ounce,fl ounces,fluid oz",
    exact("spoons", 6),
  ),
  unit("pt", "volume", "pt,pts,pint,pints", exact("spoons", 96)),
  unit("qt", "volume", "qt,qts,quart,quarts", exact("spoons", 192)),
  unit("gal", "volume", "gal,gals,gallon,gallons", exact("spoons", 768)),
  unit("ml", "volume", "ml,mls,milliliter,milliliters,millilitre,millilitres", exact("metric-volume", 1)),
  unit("cl", "volume", "cl,centiliter,centiliters,centilitre,centilitres", exact("metric-volume", 10)),
  unit("dl", "volume", "dl,deciliter,deciliters,decilitre,decilitres", exact("metric-volume", 100)),
  unit("l", "volume", "l,ltr,liter,liters,litre,litres", exact("metric-volume", 1000)),
  unit("mg", "mass", "mg,milligram,milligrams", exact("metric-mass", 1)),
  unit("g", "mass", "g,gm,gms,gr,gram,grams,gramme,grammes", exact("metric-mass", 1000)),
  unit("dag", "mass", "dag,dkg,deka", exact("metric-mass", 10_000)),
  unit("hg", "mass", "", exact("metric-mass", 100_000)),
  unit(
    "kg",
    "mass",
    "kg,kgs,kilo,kilos,kilogram,kilograms,kilogramme,kilogrammes",
    exact("metric-mass", 1_000_000),
  ),
  unit("oz", "mass", "oz,ozs,ounce,ounces", exact("pounds", 1)),
  unit("lb", "mass", "lb,lbs,pound,pounds", exact("pounds", 16)),
  unit("pfund", "mass", ""),
  unit("in", "length", "inch,inches"),
  unit("cm", "length", "cm,centimeter,centimeters,centimetre,centimetres"),
  unit("mm", "length", "mm,millimeter,millimeters,millimetre,millimetres"),
  unit("pinch", "count", "pinch,pinches", { bare: true }),
  unit(
    "dash",
    "count",
    "dash,dashes,splash,splashes,shake,shakes,drizzle,glug,glugs,squeeze,dollop,dollops",
    { bare: true },
  ),
  unit("drop", "count", "drop,drops", { bare: true }),
  unit("handful", "count", "handful,handfuls,fistful", { bare: true }),
  unit("knob", "count", "knob,knobs", { bare: true }),
  unit("sprig", "count", "sprig,sprigs,branch,branches", { bare: true }),
  unit("bunch", "count", "bunch,bunches,bundle,bundles", { bare: true }),
  unit("clove", "count", "clove,cloves"),
  unit("head", "count", "head,heads,bulb,bulbs"),
  unit("slice", "count", "slice,slices,rasher,rashers,strip,strips"),
  unit("piece", "count", "piece,pieces,pc,pcs,chunk,chunks,wedge,wedges,cube,cubes"),
  unit("stalk", "count", "stalk,stalks,rib,ribs,stem,stems,spear,spears"),
  unit("leaf", "count", "leaf,leaves"),
  unit("sheet", "count", "sheet,sheets"),
  unit("stick", "count", "stick,sticks"),
  unit("ear", "count", "ear,ears"),
  unit("loaf", "count", "loaf,loaves"),
  unit("knuckle", "count", "thumb,thumbs"),
  unit(
    "square",
    "count",
    "square,squares,scoop,scoops,rack,racks,ball,balls,block,blocks,twist,twists,grind,grinds,link,links,bar,bars,jigger,jiggers,shot,shots,part,parts,pair,pairs,batch,batches,pod,pods",
  ),
  unit("dozen", "count", "dozen,dozens,doz"),
  unit("can", "count", "can,cans,tin,tins", { container: true }),
  unit(
    "package",
    "count",
    "package,packages,packet,packets,pack,packs,pkg,pkgs,pkt,sachet,sachets,envelope,envelopes,bag,bags,box,boxes,carton,cartons,tub,tubs,tube,tubes,container,containers,punnet,punnets,basket,baskets,pouch,pouches",
    { container: true },
  ),
  unit("jar", "count", "jar,jars,pot,pots", { container: true }),
  unit("bottle", "count", "bottle,bottles", { container: true }),
];
