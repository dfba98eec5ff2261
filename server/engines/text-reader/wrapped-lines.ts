import { wordsOf } from "./cooking-verbs.ts";
import type { LineSigns } from "./line-signs.ts";
import { listHead } from "./list-heads.ts";
import type { SourceLine } from "./source-lines.ts";

const LEANS =
  /(?:^|[\s(])(?:and|or|the|a|an|of|with|in|into|on|to|for|from|at|until|is|freshly|very|about|und|oder|der|die|das|den|dem|des|ein|eine|einen|einem|einer|mit|in|im|am|zum|zur|von|vom|aus|auf|bei|bis|für|sowie|dann|nicht|et|ou|le|la|les|l'|de|du|des|d'|un|une|avec|dans|à|au|aux|en|sur|par|y|o|el|los|las|del|con|una|para|e|il|lo|gli|di|della|per|un|en|het|een|met|van|voor|tot|op|och|eller|med|till|i|på|og|til|z|w|na|do|oraz|lub|\d ?(?:g|kg|ml|cl|dl|l|el|tl|oz|lb|lbs|cups?|tbsp|tsp|msk|tsk|spsk))$/iu;

/** Whether a line ends in a word that wants another one behind it ("and", "of the", "200 g"). */
export const leansOn = (text: string): boolean => LEANS.test(text);

const ENDS = /[.!?:;][)"'»”]*$/u;
/** Small words that have a capital only where a sentence begins: behind an open line they begin another one. */
const STARTS =
  /^(?:Mit|In|Im|Auf|Aus|Bei|Nach|Dann|Dazu|Das|Die|Der|Den|Alles|Alle|Zum|Unter|Und|Für|With|Then|The|Add|Put|Place|When|While|After|Once|Dans|Avec|Puis|Les|Le|La|Un|Une|En|Con|El|Los|Las|Luego|Quando|Poi|Nel|Il)(?!\p{L})/u;
const NARROWEST = 38;
const WIDEST = 110;
const FULL = 3;

/** The column at which a text was broken by hand or by a mailer, or null where its lines end by themselves. */
function widthOf(lines: SourceLine[], signsFor: (text: string) => LineSigns): number | null {
  const lengths = lines.filter((line) => line.cells === null).map((line) => line.source.length + line.indent);
  const long = lengths.filter((length) => length > WIDEST).length;
  if (long > lengths.length * 0.1) return null;
  const width = Math.max(0, ...lengths.filter((length) => length <= WIDEST));
  if (width < NARROWEST) return null;
  // In a text that was broken, most lines that are followed by another one fill the width.
  let followed = 0;
  let full = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next === undefined || next.apart || next.mark !== null || line.cells !== null || line.level > 0)
      continue;
    if (signsFor(next.text).measure !== null || line.text.length < 20) continue;
    followed += 1;
    const word = next.text.split(" ", 1)[0] ?? "";
    if (line.source.length + line.indent + 1 + word.length > width - (width < 60 ? FULL : FULL + 6))
      full += 1;
  }
  if (followed > 0 && full < followed * 0.6) return null;
  const near = lengths.filter((length) => length >= width - 14 && length <= WIDEST).length;
  return near >= 2 && near >= lengths.length * 0.12 ? width : null;
}

type State = { paragraph: boolean; opensLower: boolean };

/** The width of a narrow column whose lines break anywhere: paragraphs begin with a capital, most other lines do not. */
function columnOf(lines: SourceLine[], signsFor: (text: string) => LineSigns): number | null {
  const plain = lines.filter((line) => line.cells === null && line.mark === null && line.level === 0);
  const opening = plain.filter((line) => line.apart);
  const inner = plain.filter((line) => !line.apart);
  const lower = (line: SourceLine): boolean => /^\p{Ll}/u.test(line.text);
  const width = Math.max(0, ...plain.map((line) => line.text.length));
  if (inner.length < 4 || width > 64) return null;
  const bare = inner.filter((line) => lower(line) && signsFor(line.text).measure === null);
  if (bare.length < inner.length * 0.4 || opening.filter(lower).length > opening.length * 0.3) return null;
  return width;
}

/** How much speaks for going on, in a narrow column. */
function columnGlue(line: SourceLine, next: SourceLine, column: number, state: State): number {
  const filled = line.text.length / column;
  const leans = LEANS.test(line.text) || /[,&-]$/.test(line.text);
  if (ENDS.test(line.text)) return state.paragraph && filled >= 0.75 ? 8 : 0;
  if (/^\p{Ll}/u.test(next.text)) return !state.opensLower && (filled >= 0.6 || leans) ? 3 : 0;
  return state.paragraph && filled >= 0.6 && /^\p{Lu}/u.test(next.text) ? 2.5 : 0;
}

/** How much speaks for `next` being the rest of `line`. */
function glue(
  line: SourceLine,
  next: SourceLine,
  signs: LineSigns,
  width: number | null,
  state: State,
  opens: boolean,
  column: number | null,
): number {
  const { text } = line;
  const last = line.source.length + line.indent;
  const lower = /^\p{Ll}/u.test(next.text);
  const firstWord = next.text.split(" ", 1)[0] ?? "";
  const full =
    width !== null && state.paragraph
      ? last + 1 + firstWord.length > width - FULL - 6
      : width !== null && last + 1 + firstWord.length > width - FULL;
  let points = column === null ? 0 : columnGlue(line, next, column, state);
  if (LEANS.test(text)) points += /\d ?\p{L}{1,4}$/u.test(text) ? 6 : 3;
  if (/[,&]$/.test(text)) points += 1.5;
  const open = (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
  if (open) points += 2.5;
  if (/^[(&+]/.test(next.text)) points += 1;
  if (lower && !state.opensLower) points += 1.5;
  if (opens && (!lower || state.opensLower)) points -= 2;
  if (full) points += 2;
  else if (width !== null && last < width - 22) points -= 3;
  else if (width === null && column === null && text.length < 30) points -= 1.5;
  if (ENDS.test(text)) points -= full && state.paragraph ? -1 : 2.5;
  else if (full && /^\p{Lu}/u.test(next.text)) points += 0.5;
  const amount = column === null || !lower;
  if (amount && (signs.measure === "unit" || signs.measure === "behind")) points -= 3;
  else if (signs.measure !== null) points -= 1.5;
  if (line.mark !== null && next.indent > line.indent) points += 2.5;
  else if (line.mark === null && next.indent >= line.indent + 2) points += 2.5;
  else if (line.mark === "number") points += 1;
  if (STARTS.test(next.text) && !ENDS.test(text) && !LEANS.test(text)) points -= 4;
  if (next.level > 0 || line.level > 0) points -= 4;
  if (state.paragraph && full) points += 0.5;
  return points;
}

const isCapital = (text: string): boolean =>
  text.length <= 32 && /\p{Lu}{3}/u.test(text) && !/[\p{Ll}\d:]/u.test(text);

const TIED = /^(?:und|oder|bzw|and|or|et|ou|y|o|e|en|och|eller|og|i|lub|sowie)(?!\p{L})/iu;

function join(line: SourceLine, next: SourceLine): SourceLine {
  const source = `${line.source} ${next.source}`;
  const hyphen = /\p{L}[-\u00ad]$/u.test(line.text) && /^\p{Ll}/u.test(next.text) && !TIED.test(next.text);
  return { ...line, source, text: hyphen ? line.text.slice(0, -1) + next.text : `${line.text} ${next.text}` };
}

/** Puts lines together again that a fixed width or a narrow column had broken. */
export function unwrapLines(
  lines: SourceLine[],
  signsFor: (text: string) => LineSigns,
  isWhole: (text: string) => boolean,
): SourceLine[] {
  const column = columnOf(lines, signsFor);
  const width = column === null ? widthOf(lines, signsFor) : null;
  const joined: SourceLine[] = [];
  let state: State = { paragraph: false, opensLower: false };
  let previous: SourceLine | null = null;
  for (const line of lines) {
    const last = joined.at(-1);
    const free =
      last !== undefined &&
      previous !== null &&
      !line.apart &&
      line.mark === null &&
      line.cells === null &&
      last.cells === null &&
      last.text.length < 3000 &&
      line.text !== "" &&
      previous.text !== "" &&
      (LEANS.test(previous.text) || !isWhole(line.text)) &&
      !isWhole(previous.text) &&
      listHead(line.text) === null &&
      listHead(previous.text)?.rest !== "";
    if (free) {
      const hyphened = /\p{Ll}-$/u.test(previous?.text ?? "") && /^\p{Ll}/u.test(line.text);
      const signs = signsFor(line.text);
      const opens = signs.openings > 0 && wordsOf(line.text).length > 1;
      const title = joined.length === 1 && isCapital(line.text) && isCapital(last.text);
      if (
        hyphened ||
        title ||
        glue(previous as SourceLine, line, signs, width, state, opens, column) >= 2.5
      ) {
        joined[joined.length - 1] = join(last, line);
        state.paragraph = true;
        previous = line;
        continue;
      }
    }
    if (line.apart || line.mark !== null || !free)
      state = {
        paragraph: false,
        opensLower: line.apart || previous === null ? /^\p{Ll}/u.test(line.text) : state.opensLower,
      };
    if (line.apart) state.opensLower = /^\p{Ll}/u.test(line.text);
    state.paragraph = false;
    joined.push(line);
    previous = line;
  }
  return joined;
}
