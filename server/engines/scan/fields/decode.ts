import { ingredientPoints, stepPoints } from "#server/engines/text-reader/text-reader.ts";
import type { HeadKind } from "#server/engines/words/words.ts";
import type { Item } from "./items.ts";
import { isMeasured } from "./signs.ts";

/** What a paragraph turned out to be. */
export type Label = "ingredient" | "step" | "outside";

const LABELS: Label[] = ["outside", "ingredient", "step"];

/** What of the whole page says what a paragraph is: where its numbered steps end, and where its lists begin. */
type Page = { numbered: number; lastNumbered: number; firstMeasured: number; stepsFollow: boolean };

function pageOf(items: Item[]): Page {
  const firstMeasured = items.findIndex((item) => isMeasured(item.signs) && item.role === "line");
  const numbered = items.filter((item) => item.mark === "number").length;
  return {
    numbered,
    lastNumbered: items.findLastIndex((item) => item.mark === "number"),
    firstMeasured,
    stepsFollow: numbered >= 2 || items.some((item) => item.role === "head" && item.under === "steps"),
  };
}

function outsidePoints(item: Item, at: number, page: Page): number {
  const { numbered, firstMeasured } = page;
  const { signs, text, paragraph } = item;
  const cooking = signs.openings + signs.verbs > 0;
  let points = 0.4;
  if (item.scale > 1.3) points += 4;
  else if (item.scale > 1.12 && text.length < 60) points += 1.5;
  if (at === 0 && signs.measure !== "unit" && signs.openings + signs.verbs < 2) points += 2.2;
  // What stands above both lists is said about the dish, be it "Serve it warm".
  if (at < firstMeasured && !isMeasured(signs) && paragraph.mark === null)
    points += page.stepsFollow && item.under !== "steps" ? 4 : 1;
  if (/\?\s*$/.test(text)) points += 2;
  points += item.person * (signs.openings > 0 || signs.verbs > 1 ? 0.3 : 0.9);
  if (item.under === "notes" || item.under === "aside") points += 4;
  if (!cooking && signs.measure === null && text.length > 60) points += 1.2;
  // Where steps are numbered, a paragraph without a number that a gap parts from them is a remark.
  if (numbered >= 2 && item.mark !== "number" && paragraph.apart && text.length > 20 && !isMeasured(signs))
    points += at > page.lastNumbered && !item.fresh ? 8.5 : 3;
  if (/^\p{Lu}\p{L}*(?: \p{L}+){0,2}: /u.test(text) && numbered >= 2 && item.mark !== "number") points += 4;
  if (/https?:|www\.|@\w|©/.test(text)) points += 2;
  return points;
}

function pointsOf(item: Item, at: number, page: Page): Record<Label, number> {
  if (item.heading) return { ingredient: 0.4, step: 0.4, outside: item.scale > 1.3 || at === 0 ? 3 : 0.8 };
  const { signs } = item;
  let ingredient = ingredientPoints(item) + (item.kin - 0.35) * 3;
  // Old books end every ingredient with a full stop.
  if (signs.ends && isMeasured(signs) && signs.sentences === 1) ingredient += 1.5;
  if (item.scale > 1.3) ingredient -= 2;
  let step = stepPoints(item);
  if (signs.words >= 18 && signs.sentences >= 2 && signs.openings > 0) step += 1.5;
  if (page.numbered >= 2 && item.mark === "number") step += 1.5;
  return { ingredient, step, outside: outsidePoints(item, at, page) };
}

/** Whether a paragraph may hold a line of a list: "Method: Mix ..." does, "Method" and "Tip: freeze it" do not. */
function holdsLine({ role, head }: Item): boolean {
  if (role === "line") return true;
  return role === "head" && head?.rest !== "" && (head?.kind === "ingredients" || head?.kind === "steps");
}

/** Between blocks and behind a gap one list may end and another begin at little cost. */
function moveCost(from: Label, to: Label, item: Item, headed: HeadKind | null): number {
  if (from === to) return 0;
  const wanted = headed === "ingredients" ? "ingredient" : headed === "steps" ? "step" : "outside";
  if (headed !== null) return to === wanted ? 0 : 3;
  const base = to === "outside" || from === "outside" ? 1.2 : 1.8;
  return item.fresh ? base * 0.6 : item.paragraph.apart ? base : base + 1;
}

/**
 * Says which list each paragraph belongs to: the best sum of what each one looks like and of what it costs to go from
 * one list to another (Viterbi), so that a doubtful line follows its neighbours. Linear in the paragraphs.
 */
export function labelItems(items: Item[]): Label[] {
  const page = pageOf(items);
  let best = [0, -1.5, -2];
  const trail: number[][] = [];
  let headed: HeadKind | null = null;
  for (const [at, item] of items.entries()) {
    const isOwn = holdsLine(item);
    if (item.role === "head" && (isOwn || item.head?.rest === "")) headed = item.under;
    if (!isOwn) {
      trail.push([0, 1, 2]);
      continue;
    }
    const points = pointsOf(item, at, page);
    const next = [0, 0, 0];
    const from = [0, 0, 0];
    for (const [to, label] of LABELS.entries()) {
      let most = Number.NEGATIVE_INFINITY;
      for (const [start, before] of LABELS.entries()) {
        const sum = (best[start] ?? 0) - moveCost(before, label, item, headed);
        if (sum > most) {
          most = sum;
          from[to] = start;
        }
      }
      next[to] = most + points[label];
    }
    trail.push(from);
    best = next;
    headed = null;
  }
  let state = best.indexOf(Math.max(...best));
  const labels: Label[] = [];
  for (let at = items.length - 1; at >= 0; at -= 1) {
    labels[at] = holdsLine(items[at] as Item) ? (LABELS[state] as Label) : "outside";
    state = trail[at]?.[state] ?? 0;
  }
  return labels;
}
