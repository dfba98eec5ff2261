import type { DishPlan } from "./dish-plan.ts";
import { type Bit, bitOf } from "./ingredients.ts";
import { FAMILIES } from "./palette.ts";
import {
  arcPath,
  blobPath,
  blobs,
  boxPath,
  type Chance,
  disc,
  discPath,
  fill,
  place,
  polar,
  scatter,
  stroke,
  wedgePath,
} from "./pen.ts";
import { eggHalf, herbs, mixed, pieces, specks, sprig } from "./pieces.ts";
import { bitsFor } from "./usual-bits.ts";
import { bowl, pot } from "./vessels.ts";

/** Soup, stew or curry. */
export function drawBowl(plan: DishPlan, chance: Chance): string {
  const vessel = plan.look === "pot" ? pot(plan, chance) : bowl(plan, chance);
  const [main, shade, light] = FAMILIES[plan.food];
  const r = vessel.r;
  let food = disc(main, 0, 0, r) + stroke(light, 9, arcPath(0, 0, r - 20, 196, 262));
  if (plan.look === "mash") {
    const turn = chance.between(0, 360);
    const waves = [0.78, 0.52].map((by, i) => arcPath(0, 0, r * by, turn + i * 90, turn + i * 90 + 290));
    const butter = place(
      0,
      -4,
      turn,
      fill(FAMILIES.lemon[1], boxPath(3, 5, 62, 50, 0)) + fill(FAMILIES.lemon[2], boxPath(0, 0, 58, 46, 0)),
    );
    return (
      vessel.drawing +
      food +
      stroke(shade, 9, waves.join("")) +
      disc(FAMILIES.lemon[0], 4, 4, 46) +
      butter +
      specks(chance, FAMILIES.leaf[1], 14, r * 0.7, 11)
    );
  }
  if (plan.look === "soup") {
    const turn = chance.between(0, 360);
    const swirl = plan.food === "cream" || plan.food === "rice" ? FAMILIES.golden[2] : light;
    if (chance.maybe(0.55)) {
      food += stroke(
        swirl,
        15,
        arcPath(6, 0, r * 0.62, turn, turn + 250) + arcPath(-2, 6, r * 0.36, turn + 130, turn + 350),
      );
    } else food += fill(swirl, blobPath(chance, -r * 0.15, r * 0.1, r * 0.42, r * 0.34, 0.25, 8));
    const [x, y] = polar(r * 0.2, turn);
    food += place(x, y, 0, mixed(chance, bitsFor(plan, chance, 2), scatter(chance, 8, r * 0.5, 44), 22));
    return vessel.drawing + food + herbs(chance, 5, r * 0.6) + specks(chance, shade, 8, r * 0.8);
  }
  food += blobs(chance, shade, scatter(chance, 5, r * 0.75, 70), 30, 20);
  const spots = scatter(chance, plan.look === "pot" ? 19 : 14, r * 0.8, 50);
  food += mixed(chance, bitsFor(plan, chance, plan.look === "pot" ? 3 : 2), spots, 25);
  if (plan.look === "curry" && chance.maybe(0.5)) {
    const turn = chance.between(100, 250);
    food += place(
      0,
      0,
      turn,
      fill(
        FAMILIES.rice[0],
        `${arcPath(0, 0, r, -52, 52)}Q${Math.round(r * 0.3)} 0 ${polar(r, -52).map(Math.round).join(" ")}z`,
      ),
    );
    food += place(...polar(r * 0.72, turn), 0, specks(chance, FAMILIES.rice[1], 16, r * 0.26, 12));
  }
  return vessel.drawing + food + herbs(chance, 7, r * 0.62, 32);
}

/** Noodles in a broth with toppings in separate corners. */
export function drawRamen(plan: DishPlan, chance: Chance): string {
  const { drawing, r } = bowl(plan, chance);
  const broth = FAMILIES[plan.food === "cream" || plan.food === "pasta" ? "golden" : plan.food];
  let strands = "";
  for (let i = 0; i < 9; i++)
    strands += arcPath(-30 + chance.between(-14, 14), 150, 110 + i * 15, 215 + chance.between(-8, 8), 318);
  const spots = scatter(chance, 6, 52, 38);
  const bits = bitsFor(plan, chance, 2);
  return (
    drawing +
    disc(broth[0], 0, 0, r) +
    stroke(broth[2], 8, arcPath(0, 0, r - 18, 196, 250)) +
    stroke(FAMILIES.pasta[1], 11, strands) +
    place(-4, -8, 3, stroke(FAMILIES.pasta[2], 8, strands)) +
    place(
      104,
      -20,
      18,
      fill(FAMILIES.dark[1], boxPath(20, -50, 86, 116, 0)) +
        fill(FAMILIES.dark[0], boxPath(17, -53, 78, 108, 0)),
    ) +
    eggHalf(84, 62, 44, 30) +
    (chance.maybe(0.5) ? eggHalf(20, 108, 44, 100) : "") +
    place(-70, 66, 0, mixed(chance, bits, spots, 26)) +
    fill(
      FAMILIES.leaf[2],
      scatter(chance, 8, r * 0.6, 36)
        .map(([x, y]) => discPath(x, y - 20, 9))
        .join(""),
    ) +
    place(-20, -90, -30, sprig(0, 0, 46, 0, FAMILIES.leaf[1]))
  );
}

/** Oats, yogurt or milk rice under an arc of fruit. */
export function drawPorridge(plan: DishPlan, chance: Chance): string {
  const { drawing, r } = bowl(plan, chance);
  const own = plan.look === "smoothie" || plan.food === "cocoa" || plan.food === "matcha";
  const base = FAMILIES[own ? plan.food : "cream"];
  const fruit: Bit[] = plan.bits.length ? [...plan.bits] : [bitOf("dot", "berry")];
  if (fruit.length < 2) fruit.push(chance.pick([bitOf("dot", "plum"), bitOf("slice", "lemon")]));
  const turn = chance.between(0, 360);
  let row = "";
  fruit.slice(0, 3).forEach((bit, k) => {
    const spots = [0, 1, 2, 3, 4, 5].map((i) =>
      polar(r * (0.78 - k * 0.24), turn + i * (20 + k * 8) + k * 8),
    );
    row += pieces(chance, bit, spots, 28 - k * 3);
  });
  return (
    drawing +
    disc(base[0], 0, 0, r) +
    stroke(
      base[2],
      12,
      arcPath(0, 0, r * 0.55, turn + 170, turn + 300) + arcPath(0, 0, r * 0.8, turn + 190, turn + 260),
    ) +
    place(...polar(r * 0.4, turn + 235), 0, specks(chance, FAMILIES.golden[1], 15, r * 0.4, 11)) +
    row +
    place(...polar(r * 0.3, turn + 100), turn, sprig(0, 0, 40, 0))
  );
}

/** A bowl in sectors around a middle. */
export function drawSectors(plan: DishPlan, chance: Chance): string {
  const { drawing, r } = bowl(plan, chance);
  const turn = chance.between(0, 360);
  const usual: Bit[] = [
    bitOf("cube", "salmon"),
    bitOf("disc", "leaf"),
    bitOf("dot", "lemon"),
    bitOf("slice", "leaf"),
    bitOf("stick", "carrot"),
    bitOf("dot", "leaf"),
  ];
  const bits = [...plan.bits, ...usual.filter((bit) => !plan.bits.some(({ hue }) => hue === bit.hue))].slice(
    0,
    5,
  );
  let food = disc(FAMILIES.rice[0], 0, 0, r) + specks(chance, FAMILIES.rice[1], 16, r * 0.9, 12);
  bits.forEach((bit, i) => {
    const middle = turn + i * 66;
    const [x, y] = polar(r * 0.62, middle);
    food += fill(
      FAMILIES[bit.hue][1],
      wedgePath(...polar(r * 0.22, middle), r * 0.74, middle - 33, middle + 33),
    );
    food += place(x, y, 0, pieces(chance, bit, scatter(chance, 7, r * 0.27, 30), 20));
  });
  return drawing + food + eggHalf(0, 0, 46, turn) + specks(chance, FAMILIES.dark[1], 10, r * 0.6, 6);
}
