import { expect, it } from "vitest";
import { createCalendarEvent } from "./calendar-event.ts";

const create = (title: string) =>
  createCalendarEvent({
    title,
    url: "https://larder.test/recipes/1",
    id: "a",
    now: new Date("2026-03-07T17:00:00.500Z"),
    start: new Date("2026-03-09T17:00:00.500Z"),
  });

it("a calendar event starts with an alarm and links the recipe", () => {
  expect(create("Gravlax: Step 2, 2 days").split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Larder//Reminder//EN",
    "BEGIN:VEVENT",
    "UID:a",
    "DTSTAMP:20260307T170000Z",
    "DTSTART:20260309T170000Z",
    "DURATION:PT15M",
    "SUMMARY:Gravlax: Step 2\\, 2 days",
    "URL:https://larder.test/recipes/1",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:PT0S",
    "DESCRIPTION:Gravlax: Step 2\\, 2 days",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("a title adds no line to a calendar event when it has line breaks or separators", () => {
  const lines = create("A\r\nEND:VEVENT\nB; C\\D").split("\r\n");
  expect(lines).toHaveLength(18);
  expect(lines[8]).toBe("SUMMARY:A END:VEVENT B\\; C\\\\D");
});

it("a calendar event has lines of at most 75 bytes when its title is long", () => {
  const title = "🥒 Сквашенная капуста ".repeat(9).trim();
  const event = create(title);
  for (const line of event.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(event.replaceAll("\r\n ", "")).toContain(`\r\nSUMMARY:${title}\r\n`);
});
