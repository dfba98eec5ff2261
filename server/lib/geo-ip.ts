import { readFile, stat } from "node:fs/promises";
import { isIPv6 } from "node:net";
import { type CityResponse, Reader } from "maxmind";

/**
 * Estimated place of an IP address with English names and coordinates in degrees. Unknown values are null.
 */
export type GeoPlace = {
  city: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** Looks up IP addresses in the operator's file, without network access. */
export type GeoIp = { find(ip: string): GeoPlace };

export const NOWHERE: GeoPlace = { city: null, country: null, latitude: null, longitude: null };

const MAX_NAME_LENGTH = 100;
/** Coordinates with a larger accuracy radius are dropped, for example the centre of a country. */
const MAX_RADIUS_KM = 100;

/** The GeoIP file cannot be used; the message is one sentence for the operator. */
export class GeoFileError extends Error {
  override readonly name = "GeoFileError";
}

/**
 * Reads a MaxMind database of cities or countries into memory. Without a path, every place is unknown. Throws
 * GeoFileError.
 */
export async function openGeoIpDatabase(path: string | undefined): Promise<GeoIp> {
  if (path === undefined) return { find: () => NOWHERE };
  const reader = createGeoReader(path, await readGeoFile(path));
  return { find: (ip) => lookUpPlaceOfIp(reader, ip) };
}

async function readGeoFile(path: string): Promise<Buffer> {
  try {
    // A pipe or a device is refused, because reading it might never end.
    if (!(await stat(path)).isFile())
      throw new GeoFileError(`GEOIP_DB cannot be used: ${path} is not a file.`);
    return await readFile(path);
  } catch (error) {
    if (error instanceof GeoFileError) throw error;
    const { code } = error as { code?: string };
    throw new GeoFileError(`GEOIP_DB cannot be used: ${path} cannot be read (${code}).`);
  }
}

function createGeoReader(path: string, bytes: Buffer): Reader<CityResponse> {
  let reader: Reader<CityResponse>;
  try {
    reader = new Reader<CityResponse>(bytes);
  } catch {
    throw new GeoFileError(`GEOIP_DB cannot be used: ${path} is not a database in MaxMind's format (.mmdb).`);
  }
  const { databaseType } = reader.metadata;
  if (/city|country|enterprise/i.test(databaseType)) return reader;
  throw new GeoFileError(
    `GEOIP_DB cannot be used: ${path} is a database of ${JSON.stringify(databaseType)}, and one of cities or countries is needed.`,
  );
}

/** Looks up a place. Errors yield an unknown place, because a damaged file must not prevent sign-ins. */
function lookUpPlaceOfIp(reader: Reader<CityResponse>, ip: string): GeoPlace {
  try {
    // An IPv4 database would take the first 32 bits of an IPv6 address for an IPv4 address.
    if (reader.metadata.ipVersion === 4 && isIPv6(ip)) return NOWHERE;
    const found = reader.get(ip);
    if (!found) return NOWHERE;
    const { latitude, longitude, accuracy_radius: radius = 0 } = found.location ?? {};
    const isPoint = Number.isFinite(latitude) && Number.isFinite(longitude) && radius <= MAX_RADIUS_KM;
    return {
      city: cleanEnglishPlaceName(found.city?.names),
      country: cleanEnglishPlaceName(found.country?.names),
      latitude: isPoint ? (latitude as number) : null,
      longitude: isPoint ? (longitude as number) : null,
    };
  } catch {
    return NOWHERE;
  }
}

function cleanEnglishPlaceName(names: { readonly en?: string } | undefined): string | null {
  const name = names?.en;
  if (typeof name !== "string") return null;
  return (
    name
      .replace(/\p{Cc}+/gu, " ")
      .slice(0, MAX_NAME_LENGTH)
      .trim() || null
  );
}
