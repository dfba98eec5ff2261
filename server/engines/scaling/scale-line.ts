import { lineText, sumInFirstUnit } from "#server/engines/amounts/amounts.ts";
import { compare, type Exact, fromFraction, ONE, times, toFraction, toNumber } from "./exact.ts";
import { findAmount } from "./find-amount.ts";
import { inflect } from "./inflect.ts";
import type { ScalableLine, ScaledLine } from "./scaling.ts";
import { type Manner, type Scaling, showAmount } from "./show-amount.ts";

const PLAIN: Manner = { sizeFirst: false, alsoInBrackets: false, packsByTimes: false, saysAbout: false };

/** One line of a recipe whose context is known. */
export function scaleLineIn(line: ScalableLine, scaling: Scaling): ScaledLine {
  const { amount } = line;
  const standing = line.original ?? lineText(line);
  const [scaled, scaledMax] = exactEnds(line, scaling.factor);
  const numbers = {
    scaled: scaled && toFraction(scaled),
    scaledMax: scaledMax && toFraction(scaledMax),
    scaledQuantity: scaled && toNumber(scaled),
    scaledQuantityMax: scaledMax && toNumber(scaledMax),
  };
  if (amount.kind === "none") {
    return { amountText: "", text: standing, ...numbers, precisionNotes: null, changed: false };
  }
  if (compare(scaling.factor, ONE) === 0) {
    const amountText = lineText({ ...line, name: "", notes: null }).trim();
    return { amountText, text: standing, ...numbers, precisionNotes: null, changed: false };
  }
  const place = line.original === null ? null : findAmount(line.original, line, scaling.context.language);
  const written = place && line.original?.slice(place.start, place.end);
  const manner = written ? { ...mannerOf(written, line), saysAbout: place?.saysAbout ?? false } : PLAIN;
  const shown = showAmount(amount, line, manner, scaling);
  const counts = line.unit === null && scaling.context.language === "en" && amount.kind !== "sum";
  const named = (text: string) => (counts ? inflect(text, shown.count) : text);
  const text =
    place && line.original !== null && (place.hasAlso || !("also" in amount))
      ? line.original.slice(0, place.start) + shown.text + named(line.original.slice(place.end))
      : composed(line, shown.text, named(line.name));
  return {
    amountText: shown.text,
    text,
    ...numbers,
    precisionNotes: shown.notes.length > 0 ? shown.notes.join(" ") : null,
    changed: text !== standing,
  };
}

/** The amount in the line's unit, exactly: of a sum the whole in its first unit. */
function exactEnds({ amount }: ScalableLine, factor: Exact): [Exact | null, Exact | null] {
  if (amount.kind === "none") return [null, null];
  if (amount.kind === "one") return [times(fromFraction(amount.value), factor), null];
  if (amount.kind === "range") {
    return [times(fromFraction(amount.from), factor), times(fromFraction(amount.to), factor)];
  }
  if (amount.kind === "sum") {
    const whole = sumInFirstUnit(amount.parts);
    return [whole && times(fromFraction(whole), factor), null];
  }
  const most = amount.countMax;
  return [times(fromFraction(amount.count), factor), most ? times(fromFraction(most), factor) : null];
}

/** How the line writes what is shown in another amount. */
export function mannerOf(written: string, { unit, size, amount }: ScalableLine): Omit<Manner, "saysAbout"> {
  const [atSize, atUnit] = [
    size === null ? -1 : written.indexOf(size),
    unit === null ? -1 : written.lastIndexOf(unit),
  ];
  return {
    sizeFirst: atSize >= 0 && (atUnit < 0 || atSize < atUnit),
    alsoInBrackets: amount.kind !== "pack" && /[([]/.test(written),
    packsByTimes: /\d\s*[x×]\s*\d/i.test(written),
  };
}

function composed({ notes }: ScalableLine, amountText: string, name: string): string {
  const words = [amountText, name].filter((text) => text !== "").join(" ");
  return notes ? `${words}, ${notes}` : words;
}
