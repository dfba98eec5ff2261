import { findUnitByWordOrNull } from "#server/engines/amounts/amounts.ts";

/** The part of an egg that an ingredient counts. */
export type EggPart = "egg" | "yolk" | "white";

const createWordSet = (text: string) => new Set(text.split(" "));
const YOLKS = createWordSet(
  "yolk yolks eigelb eigelbe eidotter dotter jaune jaunes yema yemas tuorlo tuorli dooier dooiers eidooier eidooiers eierdooier eierdooiers gema gemas äggula äggulor æggeblomme æggeblommer żółtko żółtka żółtek žloutek žloutky žloutků žĺtok žĺtky žĺtkov žumanjak žumanjka žumanjaka tojássárgája κρόκος κρόκοι κρόκο κρόκους sarısı 卵黄 黄身",
);
const WHITES = createWordSet(
  "white whites eiweiß eiweiss eiklar blanc blancs clara claras albume albumi eiwit eiwitten äggvita äggvitor æggehvide æggehvider białko białka białek bílek bílky bílků bielok bielky bielkov bjelanjak bjelanjka bjelanjaka tojásfehérje ασπράδι ασπράδια akı 卵白 白身",
);
const EGGS = createWordSet(
  "egg eggs ei eier eiern œuf œufs oeuf oeufs huevo huevos uovo uova eieren ovo ovos ägg æg jajko jajka jajek jaja vejce vajec vajíčko vajíčka vajíček vajce vajcia vajíčok jaje tojás αυγό αυγά αβγό αβγά yumurta yumurtanın 卵 たまご 玉子",
);
/** Words of products whose name contains "egg" and that are no eggs. */
const NOT_EGGS = createWordSet(
  "noodle noodles roll rolls plant plants tart tarts pasta tagliatelle wash sandwich sandwiches bread muffin muffins mayonnaise replacer substitute",
);
const UNCUT_ENDINGS =
  /(?:blatt|blätter|blättern|zehe|zehen)$|^(?:clove|cloves|leaf|leaves|sheet|sheets|feuille|feuilles|gousse|gousses|hoja|hojas|diente|dientes|foglia|foglie|spicchio|spicchi|folha|folhas|dentes|blaadje|blaadjes|teentje|teentjes|tenen|klyfta|klyftor|liść|liście|liści|ząbek|ząbki|ząbków)$/;

/** The words of a name before any remark such as ", beaten". */
const extractWordsBeforeComma = (name: string): string[] =>
  (name.split(/[,;:(]/, 1)[0] ?? "")
    .toLowerCase()
    .split(/[^\p{L}\p{M}ß-]+/u)
    .filter((word) => word !== "");

/**
 * The part of an egg that a name means: yolk for "egg yolks". Null for other names, including "egg noodles".
 */
export function findEggPartOrNull(name: string): EggPart | null {
  const words = extractWordsBeforeComma(name);
  if (words.some((word) => NOT_EGGS.has(word))) return null;
  const isEgg = words.some((word) => EGGS.has(word));
  if (words.some((word) => YOLKS.has(word)) && (isEgg || words.length <= 2)) return "yolk";
  if (
    words.some((word) => WHITES.has(word)) &&
    (isEgg || words.some((word) => !/^(white|whites|blanc|blancs)$/.test(word) && WHITES.has(word)))
  ) {
    return "white";
  }
  return isEgg ? "egg" : null;
}

/** Whether the counted items cannot be divided: eggs, cloves, leaves, sheets. */
export function isIndivisibleIngredient(unit: string | null, name: string): boolean {
  if (unit !== null && findUnitByWordOrNull(unit)?.id !== "piece") return false;
  return (
    findEggPartOrNull(name) !== null || extractWordsBeforeComma(name).some((word) => UNCUT_ENDINGS.test(word))
  );
}
