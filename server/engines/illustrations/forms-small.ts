import type { DishPlan } from "./dish-plan.ts";
import { type Bit, bitOf } from "./ingredients.ts";
import { CLOTHS, FAMILIES, SHADOW } from "./palette.ts";
import {
  arcPath,
  blobPath,
  boxPath,
  type Chance,
  disc,
  fill,
  linePath,
  place,
  polar,
  scatter,
  stroke,
} from "./pen.ts";
import { herbs, mixed, pieces, specks, sprig } from "./pieces.ts";
import { bowl, dipBowl, plate } from "./vessels.ts";

/** A creamy dip in a bowl, bread or crisps around it; sweet ones stand in a jar. */
export function drawDip(plan: DishPlan, chance: Chance): string {
  const [main, shade, light] = FAMILIES[plan.food];
  const crisps = FAMILIES[chance.pick(["golden", "lemon", "golden"])];
  const r = 128;
  let around = "";
  for (let i = 0; i < 11; i++) {
    const degrees = i * 32.7 + chance.between(-5, 5);
    const [x, y] = polar(178, degrees);
    const turn = degrees + chance.between(-26, 26);
    around += place(
      x,
      y,
      turn,
      fill(crisps[i % 2 ? 1 : 0], "M44 0L-30 -40Q-40 0 -30 40z") +
        (i % 3 ? "" : stroke(crisps[2], 6, linePath(-6, -4, 22, 70))),
    );
  }
  const jar = FRUITY.includes(plan.food);
  const toast = (color: string, size: number) =>
    fill(color, [20, 92, 164, 236, 308].map((d) => boxPath(...polar(188, d), size, size, d)).join(""));
  const toasts = toast(FAMILIES.golden[1], 78) + toast(FAMILIES.pasta[0], 62);
  return (
    plate(plan, chance, 240) +
    (jar ? toasts : around) +
    disc(SHADOW, 7, 12, r + 22) +
    disc(CLOTHS[plan.cloth][1], 0, 0, r + 22) +
    disc(main, 0, 0, r) +
    stroke(light, 15, arcPath(2, 2, r * 0.66, 150, 390) + arcPath(-2, 4, r * 0.34, 20, 230)) +
    stroke(shade, 9, arcPath(0, 2, r * 0.5, 170, 330)) +
    mixed(
      chance,
      plan.bits.length ? plan.bits : [bitOf("crumb", "golden")],
      scatter(chance, 6, r * 0.5, 36),
      15,
    ) +
    (jar ? "" : herbs(chance, 4, r * 0.6, 30))
  );
}

const FRUITY = ["berry", "plum", "carrot"];

/** Custards, creams and yogurts in a glass or a ramekin. */
export function drawPudding(plan: DishPlan, chance: Chance): string {
  const [main, shade, light] = FAMILIES[plan.food];
  const topping: Bit = plan.bits.find(({ hue }) => hue !== plan.food) ?? {
    shape: "dot",
    hue: chance.pick(["berry", "plum", "berry"]),
  };
  const turn = chance.between(0, 360);
  return (
    plate(plan, chance, 216) +
    disc(SHADOW, 7, 12, 150) +
    disc(CLOTHS[plan.cloth][1], 0, 0, 150) +
    disc(shade, 0, 0, 132) +
    disc(main, 0, 0, 126) +
    stroke(light, 14, arcPath(0, 0, 92, turn, turn + 150) + arcPath(0, 0, 58, turn + 40, turn + 130)) +
    (plan.food === "cocoa" ? specks(chance, FAMILIES.cocoa[1], 22, 104, 9) : "") +
    place(...polar(46, turn + 250), 0, pieces(chance, topping, scatter(chance, 5, 44, 34), 25)) +
    place(...polar(64, turn + 200), turn, sprig(0, 0, 42, 0)) +
    dipBowlOrNothing(chance)
  );
}

const dipBowlOrNothing = (chance: Chance) => (chance.maybe(0.2) ? dipBowl(236, 150, 52, "berry") : "");

/** Scoops of ice in a bowl, a wafer at the side. */
export function drawScoops(plan: DishPlan, chance: Chance): string {
  const { drawing, r } = bowl(plan, chance);
  const hues = [plan.food, plan.food, plan.bits[0]?.hue ?? plan.food];
  const turn = chance.between(0, 360);
  let scoops = "";
  hues.forEach((hue, i) => {
    const [x, y] = polar(66, turn + i * 120);
    const [main, shade, light] = FAMILIES[hue];
    scoops +=
      fill(shade, blobPath(chance, x + 4, y + 7, 78, 78, 0.05, 12)) +
      fill(main, blobPath(chance, x, y, 76, 74, 0.05, 12));
    scoops +=
      stroke(light, 11, arcPath(x, y, 50, 190, 265)) + stroke(shade, 5, arcPath(x + 6, y + 8, 40, 20, 80));
  });
  const wafer = place(
    ...polar(r * 0.62, turn + 60),
    turn + 30,
    fill(FAMILIES.golden[0], boxPath(0, 0, 50, 150, 0)) +
      stroke(FAMILIES.golden[1], 4, "M-25 -40L25 0M-25 0L25 40M25 -40L-25 0M25 0L-25 40"),
  );
  return (
    drawing +
    wafer +
    scoops +
    mixed(chance, plan.bits.length ? plan.bits : [bitOf("crumb", "cocoa")], scatter(chance, 6, 90, 44), 17) +
    sprig(0, 0, 40, turn)
  );
}

/** Dumplings around a little bowl of sauce, on a glazed plate that lets the pale dough stand out. */
export function drawDumplings(plan: DishPlan, chance: Chance): string {
  const fried = plan.food === "golden" || chance.maybe(0.35);
  const dough = fried ? FAMILIES.golden : FAMILIES.cream;
  const turn = chance.between(0, 60);
  const body = "M-56 6Q-50 -46 0 -48Q50 -46 56 6Q58 30 34 30H-34Q-58 30 -56 6z";
  const folds = "M-36 -34l8 24M-14 -44l4 26M14 -44l-4 26M36 -34l-8 24";
  const item =
    place(4, 8, 0, fill("#2b1d1430", body)) +
    fill(dough[1], body) +
    place(0, -5, 0, fill(dough[fried ? 0 : 2], body)) +
    stroke(dough[1], 5, folds);
  let ring = "";
  for (let i = 0; i < 6; i++) ring += place(...polar(146, turn + i * 60), turn + i * 60 + 90, item);
  const sauce = plan.cloth === "CHINESE" || plan.cloth === "JAPANESE" ? "cocoa" : "tomato";
  return (
    plate(plan, chance, 240, !fried) +
    ring +
    dipBowl(0, 0, 62, sauce) +
    specks(chance, FAMILIES.leaf[0], 12, 190, 9)
  );
}
