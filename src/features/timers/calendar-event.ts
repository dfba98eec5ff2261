/** Longest line of a calendar file in bytes, without its line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;
const encoder = new TextEncoder();

/** The text of a calendar file (RFC 5545) with one event of 15 minutes and an alarm at its start. */
export function createCalendarEvent(event: {
  title: string;
  url: string;
  id: string;
  now: Date;
  start: Date;
}) {
  const title = escapeText(event.title);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Larder//Reminder//EN",
    "BEGIN:VEVENT",
    `UID:${event.id}`,
    `DTSTAMP:${formatUtcTime(event.now)}`,
    `DTSTART:${formatUtcTime(event.start)}`,
    "DURATION:PT15M",
    `SUMMARY:${title}`,
    `URL:${event.url}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:PT0S",
    `DESCRIPTION:${title}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** An instant in UTC, for example "20261202T180500Z". */
const formatUtcTime = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, "");

/** Escapes a text value (RFC 5545, 3.3.11). Control characters are not allowed, and become spaces. */
const escapeText = (text: string) => text.replace(/\p{Cc}+/gu, " ").replace(/[\\;,]/g, "\\$&");

/** Breaks a long line between characters. A continuation line begins with a space. */
function foldLine(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
