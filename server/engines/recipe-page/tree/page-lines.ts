import { type AnyNode, type Element, isTag, isText, type ParentNode } from "domhandler";
import { isBareAmount } from "../checks/line-shapes.ts";
import { cleanTextToOneLine, isBlock, isUnseen, textKey } from "../values/clean-text.ts";
import { collapseSpaces } from "../values/long-text.ts";
import { isHidden, needsSpaceBefore } from "./dom-text.ts";
import type { Page } from "./page.ts";

const ASIDE =
  /(?:^|[\s_-])(?:nav|navbar|menu|footer|sidebar|comments?|commentlist|related|breadcrumbs?|share|sharing|social|newsletter|subscribe|cookie|popup|modal|rating|reviews?|nutrition|widget|toc|jump|advert|ads?|promo)(?:$|[\s_-])/i;
const INGREDIENTS = /ingr[eé]d|zutat|sk[lł]adnik|hozzaval|ingrediens|surovin/i;
const STEPS =
  /instruction|direction|(?:^|[\s_-])(?:method|steps?|preparations?|procedure|preparazione|preparo|preparacion|bereiding|zubereitung|fremgang\w*|tillagning|postup)(?:$|[\s_-])/i;
const TITLED = /(?:^|[\s_-])(?:title|heading|header|subtitle|subhead|group-?name|subheading)(?:$|[\s_-])/i;

/** Hints that the class, id and similar attributes of an element give about its content. */
type ClassHints = { titled: boolean; aside: boolean; hint: "ingredients" | "steps" | null };

function parseHintsOrNull(words: string): ClassHints | null {
  const [titled, aside] = [TITLED.test(words), ASIDE.test(words)];
  const hint = INGREDIENTS.test(words) ? "ingredients" : STEPS.test(words) ? "steps" : null;
  return titled || aside || hint !== null ? { titled, aside, hint } : null;
}

/** The class, id, itemprop and data-testid of an element, at most 500 characters. */
function nameAttributes(attribs: Element["attribs"]): string {
  const { class: classes = "", id, itemprop, "data-testid": test } = attribs;
  const others = id === undefined && itemprop === undefined && test === undefined;
  return (others ? classes : `${classes} ${id ?? ""} ${itemprop ?? ""} ${test ?? ""}`).slice(0, 500);
}

/** Heading levels of a line. `titled`: bold, or with a class that names a title. */
export const LEVEL = { plain: 0, h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6, titled: 7 } as const;
type Level = (typeof LEVEL)[keyof typeof LEVEL];

/** Whether a line is inside an element h1 to h6. */
export const isInHeading = ({ level }: PageLine): boolean => level !== LEVEL.plain && level !== LEVEL.titled;

/** Whether bold text begins in lower case ("olive oil"), so that it is emphasis and no heading. */
export const isSmallBold = ({ level, text }: Pick<PageLine, "level" | "text">): boolean =>
  level === LEVEL.titled && /^\p{Ll}/u.test(text);

/** A visible line of the page. */
export type PageLine = {
  text: string;
  key: string;
  level: Level;
  /** Id of the innermost li, tr, dt or dd; 0 outside of lists. */
  item: number;
  /** Id of the innermost ul, ol, table, dl or other block. */
  group: number;
  ordered: boolean;
  /** The list that the class, id or itemprop of an enclosing element names. */
  hint: "ingredients" | "steps" | null;
  /** True in navigation, footers, comments, related posts and forms. */
  aside: boolean;
  /**
   * The three innermost elements with their first classes, for example "ul.list>li.item>span.". The lines of
   * one list have equal shapes.
   */
  shape: string;
};

const MAX_LINES = 10_000;
const MAX_LINE_LENGTH = 6000;
const MAX_TITLE = 60;
const MIN_ROWS = 3;
const MAX_PARTS = 20;
/** The end of the shape of a list item whose text is a button. */
export const BUTTON = ">button";

const HEADING: ReadonlyMap<string, Level> = new Map([
  ["h1", LEVEL.h1],
  ["h2", LEVEL.h2],
  ["h3", LEVEL.h3],
  ["h4", LEVEL.h4],
  ["h5", LEVEL.h5],
  ["h6", LEVEL.h6],
]);
const ITEM = new Set(["li", "tr", "dd", "dt"]);
const GROUP = new Set("ul ol table tbody dl div section article main td blockquote form fieldset".split(" "));
const ASIDE_TAG = new Set(["nav", "footer", "aside", "button", "label", "textarea"]);
/** Elements that change the state of the lines inside them. */
const STRUCTURE = new Set([...ITEM, ...GROUP, ...ASIDE_TAG, ...HEADING.keys()]);
const BOLD = new Set(["b", "strong", "u", "em", "legend", "summary"]);
const BULLET = /^(?:[•·▢□☐◦‣▪✓*] ?)+(?=\S)/u;
const TITLE_TAG = new Set(["span", "p", "div", "strong", "b", "a", "dt", "li", "td", "th"]);
/** Text keys of advertisement labels and edit links, which also occur inside lists and are skipped. */
const AD_LABELS = new Set(
  "edit advertisement advertisements ad ads advertisementcontinuereadingbelow continuereadingbelow scrolltocontinue scrolltocontinuewithcontent anzeige anzeigen werbung publicité pubblicità publicidad publicidade advertentie annons annonse annonce reklama reklame reklám hirdetés mainos реклама".split(
    " ",
  ),
);

type State = Pick<PageLine, "item" | "group" | "ordered" | "hint" | "aside" | "level"> & {
  titled: boolean;
};

/** Matches the letters at the edge of two elements that CSS separates: "600|g", "min|Preparation". */
const GLUED = /^(?:\d\p{L}|\p{L}\d|\p{Ll}\p{Lu})$/u;

const ignore = (): void => undefined;

/** The name and first class of an element ("li.item"). Removes digits, because they often number the elements. */
const elementShape = ({ name, attribs }: Element): string =>
  `${name}.${(/^\s*(\S{1,40})/.exec(attribs.class ?? "")?.[1] ?? "").replace(/\d+/g, "")}`;

/** The number in a form field ("Serves [ 4 ]"), padded with spaces; an empty string if there is none. */
function inputNumber({ attribs }: Element): string {
  const shown = /^(?:text|number|tel|)$/i.test(attribs.type ?? "");
  return shown && /^\d{1,3}$/.test(attribs.value?.trim() ?? "") ? ` ${attribs.value?.trim()} ` : "";
}

/** The number of the selected option, with spaces around it; an empty string when it is no number. */
function selectedNumber({ children }: Element): string {
  const option = children.filter(isTag).find(({ attribs }) => attribs.selected !== undefined);
  const value = option?.attribs.value ?? "";
  return /^\d{1,2}$/.test(value) ? ` ${value} ` : "";
}

/** Whether a cell is the only one of its table row and a header, so that it is the title of the rows below. */
const isRowTitle = ({ name, parent }: Element): boolean =>
  name === "th" && parent !== null && parent.children.filter(isTag).length === 1;

/** Whether an element is the numerator of a fraction: 2<sup>1</sup>/<sub>2</sub>. */
const isNumerator = ({ name, next }: Element): boolean =>
  name === "sup" && next !== null && isText(next) && /^\s*[/⁄]/.test(next.data);

/** Matches the class or label of an icon that marks the servings. */
const SERVINGS_ICON = /(?:^|[\s_-])(?:serves?|servings?|portions?|persons?|people|yields?)(?:$|[\s_-])/i;
function isServingsIcon({ name, attribs, children }: Element): boolean {
  if (children.length > 0 && name !== "svg") return false;
  const label = attribs.alt ?? attribs["aria-label"] ?? "";
  return SERVINGS_ICON.test(`${attribs.class ?? ""} ${label}`.slice(0, 200));
}

/** Matches the name of an attribute that holds the unit of the number in its element (data-unit="g"). */
export const UNIT_ATTRIBUTE = /^data-(?:.{0,20}-)?unit$/;
const AMOUNT = /^\s*[\d½¼¾⅓⅔⅛][\d.,/⁄½¼¾⅓⅔⅛ ]{0,9}$/;

/** The unit that an attribute gives to the number in an element; an empty string if there is none. */
function unitOfNumber({ attribs, children: [text, more] }: Element): string {
  if (text === undefined || more !== undefined || !isText(text) || !AMOUNT.test(text.data)) return "";
  const name = Object.keys(attribs).find((key) => UNIT_ATTRIBUTE.test(key)) ?? "";
  const unit = attribs[name]?.trim() ?? "";
  return isBareAmount(`1 ${unit}`) ? unit : "";
}

/** Whether an inline element in a list item follows another one without a space, as a name and its amount do. */
const isNextPart = ({ name, prev, parent }: Element): boolean =>
  prev !== null &&
  isTag(prev) &&
  prev.name !== name &&
  !isBlock(name) &&
  parent !== null &&
  isTag(parent) &&
  ITEM.has(parent.name);

const isInnerList = ({ name, parent }: Element): boolean =>
  (name === "ul" || name === "ol") && parent !== null && isTag(parent) && parent.name === "li";

/** Collects the visible lines of a page in one pass. */
class LineReader {
  readonly lines: PageLine[] = [];
  private parts: string[] = [];
  private length = 0;
  /** True when an inline element begins or ends before the next text. */
  private isEdge = false;
  private plain = 0;
  private strong = 0;
  private icon = "";
  /** The number of characters in the current line that come from form fields. */
  private typed = 0;
  /** The number of characters that come from select elements. A line of nothing else is a control. */
  private chosen = 0;
  /** The number of characters inside buttons. */
  private pressed = 0;
  /** The unit of the number before the next text, from an attribute. */
  private unit = "";
  private ids = 0;
  private state: State;
  /** The innermost open element. */
  private innermost: Element | null = null;
  /** A cache by attributes, because most elements share their attributes with others. */
  private readonly hintCache = new Map<string, ClassHints | null>();
  /** For a parent, whether its spans are rows of a list. */
  private readonly rowCache = new Map<Element, boolean>();
  private readonly shapeCache = new Map<Element, string>();
  private readonly central: ReadonlySet<Element>;

  constructor(central: ReadonlySet<Element>) {
    this.central = central;
    this.state = {
      item: 0,
      group: 0,
      ordered: false,
      hint: null,
      aside: false,
      level: LEVEL.plain,
      titled: false,
    };
  }

  visit(node: AnyNode, bold: boolean): void {
    if (this.lines.length >= MAX_LINES) return;
    if (isText(node)) this.text(node.data, bold);
    else if (isTag(node)) this.element(node, bold);
  }

  private text(data: string, bold: boolean): void {
    if (this.length > MAX_LINE_LENGTH) return;
    const trimmed = data.trim();
    // Skips cleaning white space, because most text nodes are white space between tags.
    const text = trimmed === "" ? (data === "" ? "" : " ") : collapseSpaces(data);
    if (this.isEdge && GLUED.test(`${this.parts.at(-1)?.at(-1) ?? ""}${text[0] ?? ""}`)) this.parts.push(" ");
    this.isEdge = false;
    if (this.unit !== "" && trimmed !== "") {
      if (!isBareAmount(`1 ${/^\S+/.exec(trimmed)?.[0]}`)) this.parts.push(` ${this.unit} `);
      this.unit = "";
    }
    this.parts.push(text);
    this.length += text.length;
    if (trimmed === "") return;
    const ink = text.trim().length;
    if (bold) this.strong += ink;
    else this.plain += ink;
  }

  private element(element: Element, bold: boolean): void {
    const { name } = element;
    if (name === "input") {
      this.typed += inputNumber(element).trim().length;
      this.text(inputNumber(element), bold);
    }
    if (name === "select") {
      this.chosen += selectedNumber(element).trim().length;
      this.text(selectedNumber(element), bold);
    }
    if (isServingsIcon(element)) this.icon = ">servings";
    if (isUnseen(name) || isHidden(element)) return;
    if (needsSpaceBefore(element)) this.parts.push(" ");
    else if (
      this.state.hint === "ingredients" &&
      this.strong + this.plain > 0 &&
      this.parts.length < MAX_PARTS &&
      isNextPart(element)
    )
      this.parts.push(/\d/.test(this.parts.join("")) ? " " : ": ");
    else this.isEdge = name !== "sup" && name !== "sub";
    if (name === "td" || name === "th" || isNumerator(element)) this.parts.push(" ");
    const block = isBlock(name) || this.isRow(element);
    if (block) this.flush(isInnerList(element));
    const [before, outer] = [this.state, this.innermost];
    if (name !== "br") {
      this.state = this.inside(element, before);
      this.innermost = element;
    }
    const inBold =
      bold ||
      BOLD.has(name) ||
      element.attribs.style?.includes("underline") === true ||
      isRowTitle(element) ||
      (this.state.titled && !before.titled);
    const ink = this.strong + this.plain;
    for (const child of element.children) this.visit(child, inBold);
    if (name === "button") this.pressed += Math.max(0, this.strong + this.plain - ink);
    this.unit = unitOfNumber(element) || this.unit;
    if (block) this.flush();
    this.state = before;
    this.innermost = outer;
  }

  /** Whether a span is a row of a list of spans: its siblings have its class, and each has several parts. */
  private isRow({ name, parent }: Element): boolean {
    if (name !== "span" || parent === null || parent.children.length < MIN_ROWS || !isTag(parent))
      return false;
    const known = this.rowCache.get(parent);
    if (known !== undefined) return known;
    const rows = parent.children.filter((node) => !isText(node) || node.data.trim() !== "");
    const isList =
      rows.length >= MIN_ROWS &&
      rows.every(
        (row) =>
          isTag(row) &&
          row.name === "span" &&
          row.attribs.class !== undefined &&
          row.attribs.class === (rows[0] as Element).attribs.class &&
          row.children.filter(isTag).length >= 2,
      );
    this.rowCache.set(parent, isList);
    return isList;
  }

  private inside(element: Element, outer: State): State {
    const { name, attribs, children } = element;
    const words = nameAttributes(attribs);
    const hints = words === "" ? null : this.hintsFor(words);
    if (hints === null && !STRUCTURE.has(name)) return outer;
    const state = { ...outer };
    if (ITEM.has(name)) {
      this.ids += 1;
      state.item = this.ids;
    } else if (GROUP.has(name)) {
      this.ids += 1;
      state.group = this.ids;
      if (name === "ul" || name === "ol") state.item = 0;
      state.ordered = name === "ol";
    }
    state.level = HEADING.get(name) ?? state.level;
    if (hints !== null) {
      if (hints.titled && children.length <= 3 && TITLE_TAG.has(name)) state.titled = true;
      if (name !== "body" && name !== "html" && name !== "article" && name !== "main") {
        if (hints.aside && !this.central.has(element)) state.aside = true;
        state.hint = hints.hint ?? state.hint;
      }
    }
    if (ASIDE_TAG.has(name)) state.aside = true;
    return state;
  }

  /** The names and classes of the three innermost elements, outermost first. */
  private shapeAt(element: Element | null): string {
    const known = element === null ? "" : this.shapeCache.get(element);
    if (element === null || known !== undefined) return known ?? "";
    const shapes: string[] = [];
    for (let node: ParentNode | null = element; node !== null && isTag(node); node = node.parent)
      if (shapes.unshift(elementShape(node)) === 3) break;
    const shape = shapes.join(">");
    this.shapeCache.set(element, shape);
    return shape;
  }

  private hintsFor(words: string): ClassHints | null {
    const known = this.hintCache.get(words);
    if (known !== undefined) return known;
    const hints = parseHintsOrNull(words);
    this.hintCache.set(words, hints);
    return hints;
  }

  /** Ends the current line. `isTitle`: the text is the title of a list nested in its item. */
  flush(isTitle = false): void {
    this.unit = "";
    if (this.parts.length === 0) return;
    if (this.strong + this.plain === this.chosen) {
      this.parts = [];
      this.length = this.plain = this.strong = this.typed = this.chosen = this.pressed = 0;
      return;
    }
    const text = cleanTextToOneLine(this.parts.join(""), ignore).replace(BULLET, "");
    const bold = this.strong > 0 && this.plain === 0;
    const isButton = this.state.item !== 0 && this.pressed > 0 && this.pressed === this.strong + this.plain;
    const isField = this.typed > 0 && this.typed === this.strong + this.plain;
    this.parts = [];
    this.length = this.plain = this.strong = this.typed = this.chosen = this.pressed = 0;
    const key = textKey(text);
    const label = this.lines.at(-1);
    if (isField && label !== undefined && label.text.length <= MAX_TITLE && !/\d/.test(label.text)) {
      // Joins the value of a form field to its label in the previous block ("Servings", "4").
      label.text += ` ${text}`;
      label.key += key;
      return;
    }
    if (key === "" || AD_LABELS.has(key)) return;
    const { item, group, ordered, hint, aside, level } = this.state;
    const shape = this.shapeAt(this.innermost) + this.icon + (isButton ? BUTTON : "");
    this.icon = "";
    const titles = bold || (isTitle && text.length <= MAX_TITLE && !/\d/.test(text));
    this.lines.push({
      text,
      key,
      level: level === LEVEL.plain && titles ? LEVEL.titled : level,
      item,
      group,
      ordered,
      hint,
      aside,
      shape,
    });
  }
}

/** The ancestors of the main headings. They are never asides, whatever their classes say. */
function findCentral(page: Page): Set<Element> {
  const central = new Set<Element>();
  let headings = 0;
  for (const element of page.elements) {
    if (element.name !== "h1") continue;
    headings += 1;
    if (headings > 5) break;
    for (let node = element.parent; node !== null && isTag(node) && !central.has(node); node = node.parent)
      if (node.name !== "nav" && node.name !== "footer") central.add(node);
  }
  return central;
}

const GLUED_STEP_NUMBER = /^(\d{1,2})(?=\p{Lu}\p{L}{2}.*[.:!]$)/u;

/** Separates step numbers that count up from 1 and are a drop cap in front of their text ("1Boil the barley."). */
function separateStepNumbers(lines: readonly PageLine[]): void {
  let steps = 0;
  for (const line of lines) {
    const number = GLUED_STEP_NUMBER.exec(line.text)?.[1];
    if (Number(number) !== steps + 1) continue;
    steps += 1;
    line.text = `${number}. ${line.text.slice(number?.length)}`;
  }
}

export function extractVisibleLines(page: Page): PageLine[] {
  const reader = new LineReader(findCentral(page));
  for (const child of page.document.children) reader.visit(child, false);
  reader.flush();
  separateStepNumbers(reader.lines);
  return reader.lines;
}
