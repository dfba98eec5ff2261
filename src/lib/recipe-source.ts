const SERVINGS_ONLY =
  /^(?:(?:serves|for|für|pour|para|per|voor|dla)\s{1,3})?\d{1,4}\s{0,3}(?:servings?|portions?|people|persons?|portionen|personen|personnes|parts|raciones|porciones|personas|porzioni|persone|porties|porções|pessoas|portioner|personer|porcj[aei]|os[oó]by?)?$/i;

/** Whether a yield only names servings: "4 servings", "Serves 4", "4 Portionen". */
export function isYieldOnlyServings(yieldText: string): boolean {
  return SERVINGS_ONLY.test(yieldText.trim());
}

/** "https://www.example.com/a" -> "example.com"; null for other schemes or invalid addresses. */
export function hostWithoutWwwOrNull(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, "") : null;
}
