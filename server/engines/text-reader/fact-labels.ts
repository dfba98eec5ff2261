import { foldedSet, foldWords } from "./fold.ts";

/** What the name before a colon announces. `other` is known and not kept. */
export type Label =
  | "prep"
  | "cook"
  | "total"
  | "other"
  | "yield"
  | "difficulty"
  | "cuisine"
  | "tags"
  | "title";

const LABELS: [Label, ReadonlySet<string>][] = [
  [
    "prep",
    foldedSet(
      "prep|prep time|preparation|preparation time|active time|active|hands on|hands on time|working time|vorbereitung|vorbereitungszeit|arbeitszeit|zubereitung|zubereitungszeit|aktive zeit|préparation|temps de préparation|preparación|tiempo de preparación|preparazione|tempo di preparazione|bereiding|bereidingstijd|voorbereiding|voorbereidingstijd|preparo|tempo de preparo|preparação|tempo de preparação|förberedelse|förberedelser|arbejdstid|forberedelse|forberedelsestid|przygotowanie|czas przygotowania",
    ),
  ],
  [
    "cook",
    foldedSet(
      "cook|cook time|cooking|cooking time|bake|bake time|baking|baking time|bake for|oven time|grill time|kochzeit|backzeit|koch backzeit|koch und backzeit|garzeit|bratzeit|backen|kochen|cuisson|temps de cuisson|cocción|tiempo de cocción|horneado|cottura|tempo di cottura|kooktijd|oventijd|baktijd|kookduur|cozimento|tempo de cozimento|tempo de forno|tillagningstid|tillagning|gräddning|ugn|bagetid|kogetid|steketid|tilberedningstid|czas gotowania|gotowanie|pieczenie|czas pieczenia",
    ),
  ],
  [
    "total",
    foldedSet(
      "total|total time|ready in|time|overall time|time needed|takes|duration|gesamtzeit|gesamt|dauer|zeit|zeitaufwand|fertig in|gesamtdauer|temps total|durée totale|temps|durée|prêt en|tiempo total|tiempo|duración|listo en|tempo totale|tempo|pronto in|totale tijd|totaal|tijd|klaar in|tempo total|pronto em|total tid|tid|klar på|tid i alt|totaltid|samlet tid|czas całkowity|czas|gotowe w",
    ),
  ],
  [
    "other",
    foldedSet(
      "rest time|resting time|chill time|chilling time|cooling time|rising time|additional time|inactive time|marinating time|freeze time|ruhezeit|kühlzeit|gehzeit|wartezeit|temps de repos|repos|réfrigération|reposo|tiempo de reposo|riposo|rusttijd|wachttijd|jästid|hviletid|hvile|calories|kalorien|kcal|energie|brennwert|kalorier|budget|coût|kosten|costo|prijs|author|autor|source|quelle|oven|ofen|temperature|freezable|diet|ernährung|saison|saisonalität|allergens|equipment|method type|level of spice",
    ),
  ],
  [
    "yield",
    foldedSet(
      "serves|servings|serving|serving size|yield|yields|makes|portions|portion|portionen|ergibt|menge|anzahl|personen|für|stück|pour|personnes|nombre de personnes|nombre de portions|parts|porciones|raciones|personas|comensales|rinde|rendimiento|porzioni|dosi|dosi per|persone|porties|porções|rendimento|portioner|antal|antal portioner|mængde|porcje|liczba porcji|porcji",
    ),
  ],
  [
    "difficulty",
    foldedSet(
      "difficulty|difficulty level|level|skill level|effort|schwierigkeit|schwierigkeitsgrad|niveau|aufwand|difficulté|dificultad|difficoltà|moeilijkheid|moeilijkheidsgraad|dificuldade|svårighetsgrad|sværhedsgrad|vanskelighetsgrad|trudność|poziom trudności",
    ),
  ],
  [
    "cuisine",
    foldedSet(
      "cuisine|küche|type de cuisine|origine|origin|cocina|cucina|keuken|cozinha|kök|køkken|kuchnia|land|region|country",
    ),
  ],
  [
    "tags",
    foldedSet(
      "course|category|categories|keyword|keywords|tags|kategorie|kategorien|schlagwörter|gang|menüart|type de plat|catégorie|categoría|tipo de plato|portata|categoria|categorie|gerecht|kategori|kategoria|meal|meal type|type",
    ),
  ],
  [
    "title",
    foldedSet(
      "title|recipe|recipe name|name|dish|titel|rezept|rezeptname|gericht|titre|recette|nom|nom de la recette|título|receta|nombre|titolo|ricetta|recept|opskrift|oppskrift|receita|przepis|tytuł|nazwa",
    ),
  ],
];

/** What a name stands for ("Prep time", "Portionen"), or null. */
export const labelOf = (name: string): Label | null => {
  const key = foldWords(name.replace(/\([^)]*\)/g, ""));
  return key === "" || key.length > 34 ? null : (LABELS.find(([, names]) => names.has(key))?.[0] ?? null);
};
