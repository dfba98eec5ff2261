import { mkdirSync, writeFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { formatStartErrorOrNull } from "#server/start-errors.ts";
import { setUpFolder } from "#server/test/temp-folder.ts";
import { writeGeoDatabase } from "#server/test/write-geo-database.ts";
import { NOWHERE, openGeoIpDatabase } from "./geo-ip.ts";

const inFolder = setUpFolder();
let path: string;
beforeEach(() => {
  path = inFolder("places.mmdb");
});

const LISBON = { city: "Lisbon", country: "Portugal", latitude: 38.72, longitude: -9.14 };
describe("finding the place of an address", () => {
  it("returns the place in the file", async () => {
    writeGeoDatabase(path, { "203.0.113.0/24": LISBON, "198.51.100.0/24": { country: "Germany" } });
    const { find } = await openGeoIpDatabase(path);
    expect(find("203.0.113.7")).toEqual(LISBON);
    expect(find("198.51.100.1")).toEqual({ ...NOWHERE, country: "Germany" });
    expect(find("203.0.114.7")).toEqual(NOWHERE);
  });

  it("returns no place without a file or for an invalid address", async () => {
    expect((await openGeoIpDatabase(undefined)).find("203.0.113.7")).toEqual(NOWHERE);
    writeGeoDatabase(path, { "203.0.113.0/24": LISBON });
    expect((await openGeoIpDatabase(path)).find("unknown")).toEqual(NOWHERE);
  });

  it("returns no coordinates when they are only accurate to a hundred kilometres", async () => {
    writeGeoDatabase(path, {
      "203.0.113.0/24": { ...LISBON, radius: 100 },
      "198.51.100.0/24": { ...LISBON, radius: 200 },
    });
    const { find } = await openGeoIpDatabase(path);
    expect(find("203.0.113.7")).toEqual(LISBON);
    expect(find("198.51.100.7")).toEqual({ ...LISBON, latitude: null, longitude: null });
  });

  it("returns no name that could forge a log line", async () => {
    writeGeoDatabase(path, { "203.0.113.0/24": { city: `Lis\nbon${"x".repeat(200)}`, country: "\u0007" } });
    const { city, country } = (await openGeoIpDatabase(path)).find("203.0.113.7");
    expect(city).toMatch(/^Lis bonx{93}$/);
    expect(country).toBeNull();
  });
});

it.each<[string, () => void, (path: string) => string]>([
  ["is not there", () => undefined, (path) => `${path} cannot be read (ENOENT).`],
  ["is a folder", () => mkdirSync(path), (path) => `${path} is not a file.`],
  [
    "is something else",
    () => writeFileSync(path, "no places at all"),
    (path) => `${path} is not a database in MaxMind's format (.mmdb).`,
  ],
  [
    "knows networks and no places",
    () => writeGeoDatabase(path, {}, "GeoLite2-ASN"),
    (path) => `${path} is a database of "GeoLite2-ASN", and one of cities or countries is needed.`,
  ],
])("the start fails with one sentence when the file %s", async (_, make, sentence) => {
  make();
  const error = await openGeoIpDatabase(path).catch((thrown: unknown) => thrown);
  expect(formatStartErrorOrNull(error)).toBe(`GEOIP_DB cannot be used: ${sentence(path)}`);
});
