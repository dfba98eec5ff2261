import {
  type Amount,
  type Fraction,
  fraction,
  isAbout,
  isArticle,
  isHalf,
  isOf,
  isPlus,
  isRangeWord,
  numberWord,
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

/** Words that may be left out where there is an amount: they only tie it together ("of", "plus", "about", "x", "two"). */
function isTie(text: string): boolean {
  if (/^x$/i.test(text)) return true;
  return (
    [isOf, isPlus, isRangeWord, isAbout, isArticle, isHalf].some((test) => test(text)) ||
    numberWord(text) !== null
  );
}

/** Whether every word and number of the line stands in the reading. Marks and the ties of an amount do not count. */
export function keepsEveryWord(tokens: readonly Token[], reading: Texts, decimalComma: boolean): boolean {
  const held = new Map<string, number>();
  const hold = (key: string) => held.set(key, (held.get(key) ?? 0) + 1);
  const take = (key: string) => {
    const left = held.get(key) ?? 0;
    if (left > 0) held.set(key, left - 1);
    return left > 0;
  };
  const content = contentOf(reading.amount);
  const texts = [
    reading.unit,
    reading.size,
    reading.name,
    reading.notes,
    ...(reading.amount.kind === "sum" ? content.units.slice(1) : content.units),
  ];
  for (const text of texts) {
    for (const token of text === null ? [] : tokenize(text, decimalComma)) {
      if (token.kind !== "mark") hold(keyOf(token));
    }
  }
  const inLine = new Set(tokens.map((token) => keyOf(token)));
  for (const value of content.numbers) {
    // "1 and 1/2" is one number of the amount and two of the line.
    const [whole, rest] = [Math.floor(value.n / value.d), value.n % value.d];
    if (inLine.has(numberKey(value)) || whole === 0) hold(numberKey(value));
    else for (const part of [fraction(whole), fraction(rest, value.d)]) hold(numberKey(part));
  }
  const hasAmount = reading.amount.kind !== "none";
  return tokens.every((token) => {
    if (token.kind === "mark" || take(keyOf(token))) return true;
    if (token.kind !== "word" || !hasAmount) return false;
    // The unit of "1 cup to 1½ cups" stands twice in the line and once in the reading.
    const unit = reading.amount.kind === "range" ? unitKind(reading.unit ?? "") : null;
    const repeated = unit !== null && unitKind(token.text)?.id === unit.id;
    return repeated || isTie(token.text);
  });
}

const keyOf = (token: Token) =>
  token.kind === "number" ? numberKey(token.value) : token.text.toLowerCase().replace(/\.$/, "");
