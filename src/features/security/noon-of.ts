/** A calendar day is the same day wherever it is read. */
export function noonOf(day: string): string {
  return `${day}T12:00:00`;
}
