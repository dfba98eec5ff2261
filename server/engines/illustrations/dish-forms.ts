import { parseDataLines } from "../data-lines/data-lines.ts";
import rows from "./data/dish-forms.txt?raw";
import type { Stems } from "./word-finder.ts";

export type Form = (typeof FORM_NAMES)[number];
/**
 * `look` is a variant of the form, for example a pot instead of a bowl. `weight` is 3 if the word names a
 * dish and 1 if it only hints at one.
 */
export type FormRow = { form: Form; look: string; weight: number };

export const FORM_NAMES = [
  "bowl",
  "noodles",
  "ramen",
  "shapes",
  "plate",
  "heap",
  "tray",
  "pizza",
  "round-bake",
  "cake",
  "bread",
  "buns",
  "flatbread",
  "tacos",
  "rolls",
  "salad",
  "rice",
  "stack",
  "burger",
  "sandwich",
  "cookies",
  "balls",
  "drink",
  "dumplings",
  "sushi",
  "skewers",
  "eggs",
  "squares",
  "scoops",
  "pudding",
  "porridge",
  "sectors",
  "dip",
  /** A plate without food, for a dish whose form is not known. */
  "empty",
] as const;

export const FORM_STEMS: Stems<FormRow> = parseDataLines(rows).flatMap((line) => {
  const [form, look, weight, ...stems] = line.split(" ");
  const row: FormRow = { form: form as Form, look: look!, weight: Number(weight) };
  return stems.map((stem) => ({ row, stem }));
});
