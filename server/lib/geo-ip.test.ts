import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sentenceOf } from "#server/start-errors.ts";
import { writeGeoDatabase } from "#server/test/write-geo-database.ts";
import { NOWHERE, openGeoIp } from "./geo-ip.ts";

let dir: string;
let path: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "larder-geo-"));
  path = join(dir, "places.mmdb");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const LISBON = { city: "Lisbon", country: "Portugal", latitude: 38.72, longitude: -9.14 };
const refusal = async () => {
  const error = await openGeoIp(path).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return sentenceOf(error);
};

describe("where an address is", () => {
  it("is told by the file", async () => {
    writeGeoDatabase(path, { "203.0.113.0/24": LISBON, "198.51.100.0/24": { country: "Germany" } });
    const { find } = await openGeoIp(path);
    expect(find("203.0.113.7")).toEqual(LISBON);
    expect(find("198.51.100.1")).toEqual({ ...NOWHERE, country: "Germany" });
    expect(find("203.0.114.7")).toEqual(NOWHERE);
  });

  it("is nowhere without a file, and for what is no address", async () => {
    expect((await openGeoIp(undefined)).find("203.0.113.7")).toEqual(NOWHERE);
    writeGeoDatabase(path, { "203.0.113.0/24": LISBON });
    expect((await openGeoIp(path)).find("unknown")).toEqual(NOWHERE);
  });

  it("is no point where it is known to a hundred kilometres only", async () => {
    writeGeoDatabase(path, {
      "203.0.113.0/24": { ...LISBON, radius: 100 },
      "198.51.100.0/24": { ...LISBON, radius: 200 },
    });
    const { find } = await openGeoIp(path);
    expect(find("203.0.113.7")).toEqual(LISBON);
    expect(find("198.51.100.7")).toEqual({ ...LISBON, latitude: null, longitude: null });
  });

  it("is no line of a log that the file writes", async () => {
    writeGeoDatabase(path, { "203.0.113.0/24": { city: `Lis\nbon${"x".repeat(200)}`, country: "\u0007" } });
    const { city, country } = (await openGeoIp(path)).find("203.0.113.7");
    expect(city).toMatch(/^Lis bonx{93}$/);
    expect(country).toBeNull();
  });
});

describe("a file that cannot be used stops the start with one sentence", () => {
  it("that is not there", async () => {
    expect(await refusal()).toBe(`GEOIP_DB cannot be used: ${path} cannot be read (ENOENT).`);
  });

  it("that is a folder", async () => {
    mkdirSync(path);
    expect(await refusal()).toBe(`GEOIP_DB cannot be used: ${path} is not a file.`);
  });

  it("that is something else", async () => {
    writeFileSync(path, "no places at all");
    expect(await refusal()).toBe(
      `GEOIP_DB cannot be used: ${path} is not a database in MaxMind's format (.mmdb).`,
    );
  });

  it("that knows networks and no places", async () => {
    writeGeoDatabase(path, {}, "GeoLite2-ASN");
    expect(await refusal()).toBe(
      `GEOIP_DB cannot be used: ${path} is a database of "GeoLite2-ASN", and one of cities or countries is needed.`,
    );
  });
});
