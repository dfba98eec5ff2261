import {
  type Amount,
  type Cursor,
  type Fraction,
  fraction,
  isTie,
  type SecondMeasure,
  type Token,
  tokenize,
  unitKind,
} from "#server/engines/amounts/amounts.ts";

type Texts = { amount: Amount; unit: string | null; size: string | null; name: string; notes: string | null };

const numberKey = (value: Fraction) => `${value.n}/${value.d}`;

/** The numbers and unit words that an amount holds. */
function contentOf(amount: Amount): { numbers: Fraction[]; units: string[] } {
  const numbers: Fraction[] = [];
  const units: string[] = [];
  const visit = (measure: SecondMeasure | Amount) => {
    if (measure.kind === "one") numbers.push(measure.value);
    if (measure.kind === "range") numbers.push(measure.from, measure.to);
    if (measure.kind === "sum") for (const part of measure.parts) visit(part);
    if ("unit" in measure && measure.unit !== null) units.push(measure.unit);
  };
  visit(amount);
  if (amount.kind === "pack") {
    numbers.push(amount.count, ...(amount.countMax ? [amount.countMax] : []));
    visit(amount.size);
    for (const measure of amount.sizeAlso ?? []) visit(measure);
  }
  if (amount.kind !== "none") for (const measure of amount.also ?? []) visit(measure);
  return { numbers, units };
}

/** Whether every word and number of the line stands in the reading. Marks and the ties of an amount do not count. */
export function keepsEveryWord({ line, tokens, language = "any" }: Cursor, reading: Texts): boolean {
  const keys = tokens.map((token) => keyOf(token));
  const held = new Map<string, number>();
  const hold = (key: string) => held.set(key, (held.get(key) ?? 0) + 1);
  const take = (key: string) => {
    const left = held.get(key) ?? 0;
    if (left > 0) held.set(key, left - 1);
    return left > 0;
  };
  const holdText = (text: string) => {
    const from = line.indexOf(text);
    const first = tokens.findIndex(({ start }) => start === from);
    const last = tokens.findIndex(({ end }) => end === from + text.length);
    // As the line has it: what was cut into tokens once is not cut again, but for a half of "demi-litre".
    const isCut = from >= 0 && first >= 0 && last >= first && !/['’-]$/.test(text);
    if (isCut) for (let at = first; at <= last; at += 1) hold(keys[at] ?? "");
    else for (const token of tokenize(text, language)) hold(keyOf(token));
  };
  const content = contentOf(reading.amount);
  const units = reading.amount.kind === "sum" ? content.units.slice(1) : content.units;
  for (const text of [reading.unit, reading.size, reading.name, reading.notes, ...units])
    if (text !== null) holdText(text);
  for (const value of content.numbers) {
    // "1 and 1/2" is one number of the amount and two of the line.
    const [whole, rest] = [Math.floor(value.n / value.d), value.n % value.d];
    if (whole === 0 || keys.includes(numberKey(value))) hold(numberKey(value));
    else for (const part of [fraction(whole), fraction(rest, value.d)]) hold(numberKey(part));
  }
  // "einige Blätter", "a few drops of": a unit ties to its name without a number too.
  const hasAmount = reading.amount.kind !== "none" || reading.unit !== null;
  return tokens.every((token, at) => {
    if (token.kind === "mark" || take(keys[at] ?? "")) return true;
    // "1 demi-litre" is half a litre: the 1 is no number of its own.
    if (token.kind === "number" && keys[at] === "1/1" && isHalf(reading.amount)) return true;
    if (token.kind !== "word" || !hasAmount) return false;
    // The unit of "1 cup to 1½ cups" stands twice in the line and once in the reading.
    const unit = reading.amount.kind === "range" ? unitKind(reading.unit ?? "", language) : null;
    const repeated = unit !== null && unitKind(token.text, language)?.id === unit.id;
    return repeated || /^x$/i.test(token.text) || isTie(token.text, language);
  });
}

const isHalf = (amount: Amount) => amount.kind === "one" && numberKey(amount.value) === "1/2";

function keyOf(token: Token): string {
  if (token.kind === "number") return numberKey(token.value);
  const text = token.text.toLowerCase();
  return text.endsWith(".") ? text.slice(0, -1) : text;
}
