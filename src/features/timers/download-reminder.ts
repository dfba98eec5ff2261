import { text } from "#server/texts/en.ts";
import { downloadBlobAsFile } from "../../lib/download-blob-as-file.ts";
import { createRandomUuid } from "../../lib/new-id.ts";
import { toast } from "../../lib/toast.ts";
import { createCalendarEvent } from "./calendar-event.ts";

const texts = text.cooking.timers;
const dayAndTime = new Intl.DateTimeFormat("en", {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Downloads a calendar event that reminds the cook `seconds` from now, and links the current page. */
export function downloadReminder(title: string, seconds: number): void {
  const now = new Date();
  const start = new Date(now.getTime() + seconds * 1000);
  const event = createCalendarEvent({ title, url: location.href, id: createRandomUuid(), now, start });
  downloadBlobAsFile(new Blob([event], { type: "text/calendar" }), texts.reminderFile);
  toast.success(texts.reminderSaved(dayAndTime.format(start)));
}
