const SERVINGS_ONLY =
  /^(?:(?:serves|for|für|pour|para|per|voor|dla)\s{1,3})?\d{1,4}\s{0,3}(?:servings?|portions?|people|persons?|portionen|personen|personnes|parts|raciones|porciones|personas|porzioni|persone|porties|porções|pessoas|portioner|personer|porcj[aei]|os[oó]by?)?$/i;

/** Whether a yield states only a number of servings, for example "Serves 4" or "4 Portionen". */
export function isYieldOnlyServings(yieldText: string): boolean {
  return SERVINGS_ONLY.test(yieldText.trim());
}

/** The host of a http(s) address without "www.", for example "example.com"; null for other addresses. */
export function hostWithoutWwwOrNull(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, "") : null;
}
