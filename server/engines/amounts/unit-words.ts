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

/** Words are lower case, without accents and full stops; the two spellings that need their case are in units.ts. */
export const unitEntries: readonly UnitEntry[] = [
  {
    id: "tsp",
    category: "volume",
    exact: { scale: "spoons", steps: 1 },
    english: "tsp,tsps,teaspoon,teaspoons,teaspoonful,teaspoonfuls,tspn",
  },
  {
    id: "tbsp",
    category: "volume",
    exact: { scale: "spoons", steps: 3 },
    english: "tbsp,tbsps,tbs,tbl,tblsp,tablespoon,tablespoons,tablespoonful,tablespoonfuls",
  },
  {
    id: "dsp",
    category: "volume",
    english: "dsp,dessertspoon,dessertspoons,dessertspoonful",
  },
  {
    id: "cup",
    category: "volume",
    exact: { scale: "spoons", steps: 48 },
    english: "cup,cups,cupful,cupfuls",
  },
  {
    id: "fl oz",
    category: "volume",
    exact: { scale: "spoons", steps: 6 },
    english: "fl oz,floz,fluid ounce,fluid ounces,fl ounce,fl ounces,fluid oz",
  },
  {
    id: "pt",
    category: "volume",
    exact: { scale: "spoons", steps: 96 },
    english: "pt,pts,pint,pints",
  },
  {
    id: "qt",
    category: "volume",
    exact: { scale: "spoons", steps: 192 },
    english: "qt,qts,quart,quarts",
  },
  {
    id: "gal",
    category: "volume",
    exact: { scale: "spoons", steps: 768 },
    english: "gal,gals,gallon,gallons",
  },
  {
    id: "ml",
    category: "volume",
    exact: { scale: "metric-volume", steps: 1 },
    english: "ml,mls,milliliter,milliliters,millilitre,millilitres",
  },
  {
    id: "cl",
    category: "volume",
    exact: { scale: "metric-volume", steps: 10 },
    english: "cl,centiliter,centiliters,centilitre,centilitres",
  },
  {
    id: "dl",
    category: "volume",
    exact: { scale: "metric-volume", steps: 100 },
    english: "dl,deciliter,deciliters,decilitre,decilitres",
  },
  {
    id: "l",
    category: "volume",
    exact: { scale: "metric-volume", steps: 1000 },
    english: "l,ltr,liter,liters,litre,litres",
  },
  {
    id: "mg",
    category: "mass",
    exact: { scale: "metric-mass", steps: 1 },
    english: "mg,milligram,milligrams",
  },
  {
    id: "g",
    category: "mass",
    exact: { scale: "metric-mass", steps: 1000 },
    english: "g,gm,gms,gr,gram,grams,gramme,grammes",
  },
  {
    id: "dag",
    category: "mass",
    exact: { scale: "metric-mass", steps: 10_000 },
    english: "dag,dkg,deka",
  },
  { id: "hg", category: "mass", exact: { scale: "metric-mass", steps: 100_000 }, english: "" },
  {
    id: "kg",
    category: "mass",
    exact: { scale: "metric-mass", steps: 1_000_000 },
    english: "kg,kgs,kilo,kilos,kilogram,kilograms,kilogramme,kilogrammes",
  },
  {
    id: "oz",
    category: "mass",
    exact: { scale: "pounds", steps: 1 },
    english: "oz,ozs,ounce,ounces",
  },
  {
    id: "lb",
    category: "mass",
    exact: { scale: "pounds", steps: 16 },
    english: "lb,lbs,pound,pounds",
  },
  { id: "pfund", category: "mass", english: "" },
  { id: "in", category: "length", english: "inch,inches" },
  {
    id: "cm",
    category: "length",
    english: "cm,centimeter,centimeters,centimetre,centimetres",
  },
  { id: "mm", category: "length", english: "mm,millimeter,millimeters,millimetre,millimetres" },
  {
    id: "pinch",
    category: "count",
    bare: true,
    english: "pinch,pinches",
  },
  {
    id: "dash",
    category: "count",
    bare: true,
    english: "dash,dashes,splash,splashes,shake,shakes,drizzle,glug,glugs,squeeze,dollop,dollops",
  },
  {
    id: "drop",
    category: "count",
    bare: true,
    english: "drop,drops",
  },
  {
    id: "handful",
    category: "count",
    bare: true,
    english: "handful,handfuls,fistful",
  },
  { id: "knob", category: "count", bare: true, english: "knob,knobs" },
  {
    id: "sprig",
    category: "count",
    bare: true,
    english: "sprig,sprigs,branch,branches",
  },
  {
    id: "bunch",
    category: "count",
    bare: true,
    english: "bunch,bunches,bundle,bundles",
  },
  {
    id: "clove",
    category: "count",
    english: "clove,cloves",
  },
  {
    id: "head",
    category: "count",
    english: "head,heads,bulb,bulbs",
  },
  {
    id: "slice",
    category: "count",
    english: "slice,slices,rasher,rashers,strip,strips",
  },
  {
    id: "piece",
    category: "count",
    english: "piece,pieces,pc,pcs,chunk,chunks,wedge,wedges,cube,cubes",
  },
  {
    id: "stalk",
    category: "count",
    english: "stalk,stalks,rib,ribs,stem,stems,spear,spears",
  },
  {
    id: "leaf",
    category: "count",
    english: "leaf,leaves",
  },
  {
    id: "sheet",
    category: "count",
    english: "sheet,sheets",
  },
  { id: "stick", category: "count", english: "stick,sticks" },
  { id: "ear", category: "count", english: "ear,ears" },
  { id: "loaf", category: "count", english: "loaf,loaves" },
  { id: "knuckle", category: "count", english: "thumb,thumbs" },
  {
    id: "square",
    category: "count",
    english:
      "square,squares,scoop,scoops,rack,racks,ball,balls,block,blocks,twist,twists,grind,grinds,link,links,bar,bars,jigger,jiggers,shot,shots,part,parts,pair,pairs,batch,batches,pod,pods",
  },
  {
    id: "dozen",
    category: "count",
    english: "dozen,dozens,doz",
  },
  {
    id: "can",
    category: "count",
    container: true,
    english: "can,cans,tin,tins",
  },
  {
    id: "package",
    category: "count",
    container: true,
    english:
      "package,packages,packet,packets,pack,packs,pkg,pkgs,pkt,sachet,sachets,envelope,envelopes,bag,bags,box,boxes,carton,cartons,tub,tubs,tube,tubes,container,containers,punnet,punnets,basket,baskets,pouch,pouches",
  },
  {
    id: "jar",
    category: "count",
    container: true,
    english: "jar,jars,pot,pots",
  },
  {
    id: "bottle",
    category: "count",
    container: true,
    english: "bottle,bottles",
  },
];
