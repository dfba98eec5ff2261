type Place = { city: string | null; country: string | null; wideNetwork: string | null };

/** "Lisbon, Portugal", "Portugal", or the network for an unknown place. */
export function formatPlaceOrNetwork({ city, country, wideNetwork }: Place): string | null {
  if (country === null) return city ?? wideNetwork;
  return city === null ? country : `${city}, ${country}`;
}
