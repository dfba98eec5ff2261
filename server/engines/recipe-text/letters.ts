import { createWordKey } from "#server/engines/languages/languages.ts";

/**
 * A mail without headers, quote marks and lines such as "On Sunday ... wrote:". `below` holds the lines of
 * signatures.
 */
export type Mail = { lines: string[]; subject: string | null; below: string[] };

const HEADER =
  /^\s*\**(from|to|cc|bcc|reply-to|subject|date|sent|von|an|betreff|datum|gesendet|de|à|a|objet|envoyé|asunto|para|fecha|enviado|oggetto|da|data|onderwerp|aan|van|verzonden|ämne|från|till|skickat|emne|fra|til|sendt|temat|od|do|wysłano|assunto)\**\s?:\s?\**\s*(.*)$/iu;
const SUBJECT = new Set(
  ["subject", "betreff", "objet", "asunto", "oggetto", "onderwerp", "ämne", "emne", "temat", "assunto"].map(
    createWordKey,
  ),
);
const REPLY =
  /^(?:(?:re|aw|fwd?|wg|tr|rv|rif|r|i|sv|vs|vb|antw|doorst|odp|pd|enc|res)(?:\[\d+\])?\s?:\s*)+/iu;
const WROTE =
  /^(?:on|am|le|el|il|op|den|em|w dniu)(?![\p{L}\p{N}]).{6,120}(?:wrote|schrieb[^:]{0,60}|a écrit|escribió|ha scritto|schreef[^:]{0,60}|skrev[^:]{0,60}|escreveu|napisał\(?a?\)?)\s?:$/iu;
const FORWARDED =
  /^[-–—_=>\s]*(?:begin forwarded message|forwarded message|original message|original-nachricht|ursprüngliche nachricht|weitergeleitete nachricht|anfang der weitergeleiteten nachricht|message transféré|message d'origine|mensaje reenviado|mensaje original|messaggio inoltrato|doorgestuurd bericht|oorspronkelijk bericht|vidarebefordrat meddelande|mensagem encaminhada)(?![\p{L}\p{N}]).{0,20}$/iu;
const QUOTE = /^(?:\s?[>|](?!\s?\d+ ?%)\s?)+/;

/** Whether a line precedes a quoted mail: "On Sunday ... wrote:", "Forwarded message". */
const isLineBeforeQuotedMail = (line: string): boolean => FORWARDED.test(line) || WROTE.test(line);

const MAX_SIGNATURE_LINES = 12;

/**
 * Removes the mail parts of a text. The lines of any other text are returned unchanged, with a null subject.
 */
export function splitMailIntoSubjectAndLines(text: string): Mail {
  const raw = text.split("\n");
  const quoted = raw.filter((line) => /^\s?>/.test(line)).length;
  const bare = quoted === 0 ? raw : raw.map((line) => (/^\s?>/.test(line) ? line.replace(QUOTE, "") : line));
  // A single "--" line begins a signature. Several of them only separate sections of the text.
  const rules = bare.filter((line) => /^--\s?$/.test(line)).length;
  const headers = bare.map((line) => (line.length <= 200 ? HEADER.exec(line) : null));
  const lines: string[] = [];
  const below: string[] = [];
  let subject: string | null = null;
  let signature = 0;
  for (const [index, line] of bare.entries()) {
    const header = headers[index] ?? null;
    const isSubject = header !== null && SUBJECT.has(createWordKey(header[1] ?? ""));
    const among = header !== null && (Boolean(headers[index - 1]) || Boolean(headers[index + 1]));
    if (isSubject || among) {
      if (isSubject) subject = (header?.[2] ?? "").replace(REPLY, "").trim() || subject;
      lines.push("");
      signature = 0;
      continue;
    }
    if (/^--\s?$/.test(line) && rules === 1 && index > bare.length * 0.3) signature = MAX_SIGNATURE_LINES;
    else if (FORWARDED.test(line.trim())) signature = 0;
    lines.push(signature > 0 || isLineBeforeQuotedMail(line.trim()) ? "" : line);
    if (signature > 0) below.push(line);
    signature = Math.max(0, signature - 1);
  }
  return { lines, subject, below };
}
