type Place = { city: string | null; country: string | null; wideNetwork: string | null };

/**
 * City and country, for example "Lisbon, Portugal"; the country alone without a city; the network of an
 * unknown place.
 */
export function formatPlaceOrNetwork({ city, country, wideNetwork }: Place): string | null {
  if (country === null) return city ?? wideNetwork;
  return city === null ? country : `${city}, ${country}`;
}
