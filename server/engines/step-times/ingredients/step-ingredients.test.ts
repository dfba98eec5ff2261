import { expect, it } from "vitest";
import { createIngredientMatcher } from "./step-ingredients.ts";

/**
 * Returns the names of the ingredients that a step mentions. "section :: text" puts an ingredient or the step
 * into a section.
 */
function named(lines: readonly string[], step: string): string[] {
  const apart = (line: string) => {
    const [section, name] = line.split(" :: ");
    return name === undefined ? { name: line, section: null } : { name, section: section ?? null };
  };
  const { name: text, section } = apart(step);
  const ingredients = lines.map(apart);
  return createIngredientMatcher(ingredients)({ text, section }).map((i) => ingredients[i]?.name ?? "");
}

const cake = [
  "plain flour",
  "caster sugar",
  "brown sugar",
  "butter, softened",
  "large eggs",
  "baking powder",
];
const stew = [
  "stewing beef, in 5 cm pieces",
  "olive oil",
  "beef stock",
  "tomato purée",
  "bay leaves",
  "carrots",
];

it.each<[string, readonly string[], string, string[]]>([
  ["the thing itself", cake, "Sift in the flour.", ["plain flour"]],
  ["one of many", cake, "Beat in one egg at a time.", ["large eggs"]],
  [
    "a name of two words",
    cake,
    "Add the baking powder and the brown sugar.",
    ["brown sugar", "baking powder"],
  ],
  ["nothing where two lines could be meant", cake, "Add the sugar.", []],
  ["each of two that are named", cake, "Beat caster sugar and butter.", ["caster sugar", "butter, softened"]],
  ["no mixture of it", cake, "Fold the flour mixture into the eggs.", ["large eggs"]],
  ["no tin that is buttered by name", cake, "Take the butter dish away.", []],
  ["no bread flour in baking", cake, "Bake for 20 minutes.", []],
  [
    "the meat and not its stock",
    stew,
    "Brown the beef in the oil.",
    ["stewing beef, in 5 cm pieces", "olive oil"],
  ],
  ["the stock and not the meat", stew, "Pour in the beef stock.", ["beef stock"]],
  ["stock by itself", stew, "Pour in the stock.", ["beef stock"]],
  ["leaves by their tree", stew, "Add the bay leaves.", ["bay leaves"]],
  ["no tomatoes in purée", stew, "Chop the tomatoes.", []],
  ["singular and plural", stew, "Slice each carrot.", ["carrots"]],
  ["what is not there", stew, "Serve with potatoes.", []],
  ["a verb is no cream", ["double cream", "butter"], "Cream the butter until pale.", ["butter"]],
  ["the cream is one", ["double cream", "butter"], "Whip the cream.", ["double cream"]],
  ["alternatives", ["butter or margarine"], "Melt the margarine.", ["butter or margarine"]],
  ["tortillas of flour", ["flour or corn tortillas", "corn"], "Stir in the flour.", []],
  ["no sauce that is made", ["soy sauce", "onions"], "Simmer until the sauce clings.", []],
  ["companions", ["salt and black pepper, to taste"], "Add salt.", ["salt and black pepper, to taste"]],
  ["seasoning", ["sea salt", "black pepper", "red pepper"], "Season well.", ["sea salt", "black pepper"]],
  ["red pepper apart from black", ["red pepper", "black pepper"], "Dice the red pepper.", ["red pepper"]],
  ["an exact name before a longer one", ["salt", "flaky sea salt"], "Add the salt.", ["salt"]],
  ["words about it", ["fresh basil leaves"], "Tear the fresh basil leaves.", ["fresh basil leaves"]],
  ["tomatoes", ["ripe tomatoes", "tomato paste"], "Add the tomatoes.", ["ripe tomatoes"]],
  ["cherries", ["cherries", "cherry jam"], "Stone every cherry.", ["cherries"]],
  ["juice of a fruit", ["lemon", "olive oil"], "Add the juice of the lemon.", ["lemon"]],
  ["only thighs", ["chicken thighs", "chicken stock"], "Fry the chicken.", ["chicken thighs"]],
  ["all of them", cake, "Mix all the ingredients.", cake],
  ["no dry ones", cake, "Mix the dry ingredients.", []],
  [
    "Weizenmehl",
    ["Weizenmehl", "Zucker", "Eier"],
    "Mehl und Zucker mischen, das Ei zugeben.",
    ["Weizenmehl", "Zucker", "Eier"],
  ],
  ["Zwiebeln", ["Zwiebeln", "Olivenöl"], "Die Zwiebel im Öl anbraten.", ["Zwiebeln", "Olivenöl"]],
  [
    "huile d'olive",
    ["huile d'olive", "oignons"],
    "Faire revenir l'oignon dans l'huile.",
    ["huile d'olive", "oignons"],
  ],
  [
    "crème fraîche",
    ["crème fraîche", "œufs"],
    "Battre les oeufs et la creme fraiche.",
    ["crème fraîche", "œufs"],
  ],
  [
    "pomodori",
    ["pomodori maturi", "olio extravergine d'oliva"],
    "Unite un pomodoro e l'olio.",
    ["pomodori maturi", "olio extravergine d'oliva"],
  ],
  [
    "cebolla",
    ["cebolla roja", "aceite de oliva"],
    "Añadir las cebollas y el aceite.",
    ["cebolla roja", "aceite de oliva"],
  ],
  ["olijfolie", ["olijfolie", "uien"], "Verhit de olie en bak de ui.", ["olijfolie", "uien"]],
  ["no pepper in el pimiento", ["pimienta negra"], "Pica el pimiento.", []],
  ["no pimiento in pepper", ["pimiento rojo"], "Añade la pimienta.", []],
  ["no pasta in pasto", ["pasta"], "Un pasto semplice.", []],
  ["no pear in a leek", ["poires"], "Couper le poireau.", []],
  ["Spanish plurals", ["pimientos", "limón"], "Corta un pimiento y los limones.", ["pimientos", "limón"]],
  [
    "Italian plurals",
    ["limoni", "mele", "cipolla"],
    "Un limone, una mela, le cipolle.",
    ["limoni", "mele", "cipolla"],
  ],
  ["nothing in an empty step", cake, "", []],
])("finds %s", (_, lines, step, names) => {
  expect(named(lines, step)).toEqual(names);
});

it("the step's section decides when lines share a name", () => {
  const lines = ["Cake :: sugar", "Icing :: sugar", "Cake :: eggs"];
  const steps = [
    { text: "Beat sugar and eggs.", section: "Cake" },
    { text: "Stir the sugar into water.", section: "Icing" },
    { text: "Dust with sugar.", section: null },
  ];
  const named = lines.map((line) => ({
    section: line.split(" :: ")[0] ?? null,
    name: line.split(" :: ")[1] ?? "",
  }));
  expect(steps.map(createIngredientMatcher(named))).toEqual([[0, 2], [1], [0, 1]]);
});

it("lines with the same name match together when a step has part of the name", () => {
  const lines = ["olive oil", "onion", "olive oil", "onion", "sunflower seeds"];
  expect(named(lines, "Warm the oil and soften the onion in it.")).toEqual(lines.slice(0, 4));
  expect(named([...lines, "sunflower oil"], "Warm the oil.")).toEqual([]);
});

it("all lines of a section match when a step mentions its ingredients", () => {
  const lines = ["For the dressing :: oil", "For the dressing :: lemon", "Salad :: rocket"];
  expect(named(lines, "Whisk the dressing ingredients.")).toEqual(["oil", "lemon"]);
  expect(named(lines, "Salad :: Mix all ingredients.")).toEqual(["rocket"]);
});

it("reads long hostile texts in linear time", () => {
  const lines = Array.from({ length: 200 }, (_, i) => ({
    name: `flour of kind ${i} and more`,
    section: null,
  }));
  const text = "flour of ".repeat(600);
  expect(createIngredientMatcher(lines)({ text, section: null })).toEqual([]);
});
