import { createWordKey, findFactLabelOrNull } from "#server/engines/languages/languages.ts";
import { isSmallTalkLine, parseListHeadingOrNull } from "#server/engines/recipe-lines/recipe-lines.ts";

/** A line of a chat. `opens` is true on the first line of a message. */
export type ChatLine = { text: string; opens: boolean };

const DATE = "\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}";
const TIME = "\\d{1,2}[:.h]\\d{2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?m\\.?)?(?:\\s?uhr)?";
const WHEN = `(?:(?:today|yesterday|heute|gestern|aujourd'hui|hier|hoy|ayer|oggi|ieri|vandaag|gisteren)(?: at| um| à| alle| om)?\\s?|${DATE},?\\s{0,2}(?:at |um |à )?)?${TIME}`;
const NAME = "[^\\s:,\\[\\]()\\d][^:,\\[\\]()\\d]{0,29}";
const PREFIXED = [
  new RegExp(`^\\[${TIME},?\\s${DATE}\\]\\s?(${NAME}):\\s?(.*)$`, "iu"),
  new RegExp(`^\\[${DATE},?\\s${TIME}\\]\\s?(${NAME}):\\s?(.*)$`, "iu"),
  new RegExp(`^${DATE},?\\s${TIME}\\s?[-–]\\s(${NAME}):\\s?(.*)$`, "iu"),
  new RegExp(`^\\[?${TIME}\\]?\\s?[-–]?\\s?(${NAME}):\\s?(.*)$`, "iu"),
  new RegExp(`^(${NAME})\\s?[(\\[]${WHEN}[)\\]]:?\\s(.+)$`, "iu"),
];
const HEADER_LINE = new RegExp(`^(${NAME}?)\\s?(?:[,—–|•·-]\\s?|\\s)[\\[(]?${WHEN}[\\])]?:?$`, "iu");
const SYSTEM = new RegExp(`^\\[?${DATE},?\\s${TIME}\\]?\\s?[-–]?\\s?[^:]{0,200}$`, "iu");
const FACT_NAME =
  /time|prep|cook|bake|total|zeit|dauer|temps|cuisson|tiempo|tempo|tijd|tid|czas|ready|(?<!\p{L})(?:ab|bis|um|at)$/iu;
const MEDIA =
  /^[<[(]?(?:media|medien|bild|image|video|audio|foto|photo|gif|sticker|sprachnachricht|voice message|médias?|imagen|immagine|afbeelding|this message was deleted|diese nachricht wurde gelöscht)(?![\p{L}\p{N}])[^\n]{0,40}(?:omitted|ausgeschlossen|weggelassen|absente?s?|omis(?:es)?|omitid[ao]s?|omess[oi]|weggelaten|deleted|gelöscht)?[>\])]?$/iu;

const SELF_NAMES = new Set("me you ich du moi toi yo tu io ik eu jag jeg ja".split(" "));

const SPEAKER = /^([\p{L}][\p{L}. ]{0,14}?): (?=\S)/u;

function createSpeakerReaderOrNull(lines: string[]): ((line: string) => ChatLine | null) | null {
  const known = new Map<string, number>();
  let messages = 0;
  let hasTalk = false;
  for (const line of lines) {
    const match = SPEAKER.exec(line);
    if (!match) continue;
    messages += 1;
    const name = createWordKey(match[1] ?? "");
    known.set(name, (known.get(name) ?? 0) + 1);
    hasTalk ||= /\?\s*$/.test(line) || isSmallTalkLine(line.slice(match[0].length));
  }
  // A chat begins with a name, has two speakers, and contains a question or small talk. A recipe with lines
  // such as "Dough: 2 eggs" does not.
  const opening = lines.find((line) => line !== "") ?? "";
  const isChat =
    hasTalk &&
    messages >= 3 &&
    known.size === 2 &&
    SPEAKER.test(opening) &&
    [...known.keys()].every(
      (name) => parseListHeadingOrNull(name) === null && findFactLabelOrNull(name) === null,
    );
  const named = [...known].filter(([name, count]) => count >= 2 || SELF_NAMES.has(name) || isChat);
  if (messages < 2 || !(isChat || named.some(([name]) => SELF_NAMES.has(name)))) return null;
  return (line) => {
    const match = /^([\p{L}][\p{L}. ]{0,14}?): (.*)$/u.exec(line);
    if (!match || !named.some(([name]) => name === createWordKey(match[1] ?? ""))) return null;
    return { text: match[2] ?? "", opens: true };
  };
}

const isMediaPlaceholder = (text: string): boolean => text.length <= 60 && MEDIA.test(text.trim());

function parseChatPrefixOrNull(line: string): ChatLine | null {
  for (const pattern of PREFIXED) {
    const match = pattern.exec(line);
    if (match) return { text: match[2] ?? "", opens: true };
  }
  return null;
}

const isChatHeaderLine = (line: string): boolean => {
  const match = line.length <= 60 ? HEADER_LINE.exec(line) : null;
  return match !== null && !FACT_NAME.test(match[1] ?? "");
};

/** Removes names and times from the messages of a chat. Null if the text is no chat. */
export function parseChatMessagesOrNull(lines: string[]): ChatLine[] | null {
  const short = lines.map((line) => line.trim().slice(0, 400));
  const prefixed = short.filter((line) => parseChatPrefixOrNull(line) !== null).length;
  const headerLines = prefixed > 0 ? 0 : short.filter(isChatHeaderLine).length;
  const readSpeaker = prefixed === 0 && headerLines < 2 ? createSpeakerReaderOrNull(short) : null;
  if (prefixed === 0 && headerLines < 2 && readSpeaker === null) return null;
  let opens = false;
  return lines.flatMap((line): ChatLine[] => {
    const trimmed = line.trim();
    const message = prefixed > 0 ? parseChatPrefixOrNull(trimmed) : (readSpeaker?.(trimmed) ?? null);
    if (message !== null) return isMediaPlaceholder(message.text) ? [{ text: "", opens: true }] : [message];
    if ((prefixed > 0 && trimmed.length <= 240 && SYSTEM.test(trimmed)) || isMediaPlaceholder(trimmed))
      return [{ text: "", opens: true }];
    if (headerLines >= 2 && isChatHeaderLine(trimmed)) {
      opens = true;
      return [{ text: "", opens: true }];
    }
    const answer = { text: line, opens };
    opens = false;
    return [answer];
  });
}
