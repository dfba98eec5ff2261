import { writeFileSync } from "node:fs";

/** A place of the database; names are English. */
type Place = { city?: string; country?: string; latitude?: number; longitude?: number; radius?: number };
type Value = string | number | readonly Value[] | { readonly [key: string]: Value };
type Node = [Node | number | null, Node | number | null];

const IPV6_BITS = 128;
const MARK = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from("MaxMind.com")]);

/**
 * Writes a database in MaxMind's format for IPv4 networks such as "203.0.113.0/24": version 2.0, records of
 * 32 bits, and an IPv6 tree that contains IPv4 in its first /96.
 */
export function writeGeoDatabase(
  path: string,
  places: Readonly<Record<string, Place>>,
  databaseType = "Test-City",
): void {
  const root: Node = [null, null];
  const data: Buffer[] = [];
  let size = 0;
  for (const [network, place] of Object.entries(places)) {
    plant(root, bitsOf(network), size);
    const bytes = encode(recordOf(place));
    data.push(bytes);
    size += bytes.length;
  }
  const nodes = listNodes(root);
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: databaseType,
    description: { en: "places of a test" },
    ip_version: 6,
    languages: ["en"],
    node_count: nodes.length,
    record_size: 32,
  };
  const parts = [treeOf(nodes), Buffer.alloc(16), ...data, MARK, encode(metadata)];
  writeFileSync(path, Buffer.concat(parts));
}

function recordOf({ city, country, latitude, longitude, radius }: Place): Value {
  return {
    ...(city === undefined ? {} : { city: { names: { en: city } } }),
    ...(country === undefined ? {} : { country: { names: { en: country } } }),
    ...(latitude === undefined || longitude === undefined
      ? {}
      : { location: { latitude, longitude, ...(radius === undefined ? {} : { accuracy_radius: radius }) } }),
  };
}

/** The bits of an IPv4 network in the IPv6 tree: 96 zeros, then the address. */
function bitsOf(network: string): number[] {
  const [address = "", length = "32"] = network.split("/");
  const octets = address.split(".").map(Number);
  const ipv4 = octets.flatMap((octet) => Array.from({ length: 8 }, (_, index) => (octet >> (7 - index)) & 1));
  return [...Array.from({ length: IPV6_BITS - 32 }, () => 0), ...ipv4.slice(0, Number(length))];
}

function plant(root: Node, bits: readonly number[], offset: number): void {
  let node = root;
  for (const [index, bit] of bits.entries()) {
    if (index === bits.length - 1) node[bit as 0 | 1] = offset;
    else {
      const next = node[bit as 0 | 1];
      const child: Node = Array.isArray(next) ? next : [null, null];
      node[bit as 0 | 1] = child;
      node = child;
    }
  }
}

function listNodes(root: Node): Node[] {
  const nodes = [root];
  for (const node of nodes) for (const side of node) if (Array.isArray(side)) nodes.push(side);
  return nodes;
}

/** A record equal to the node count means no data; a larger one is node count + 16 + data offset. */
function treeOf(nodes: readonly Node[]): Buffer {
  const numbers = new Map(nodes.map((node, index) => [node, index]));
  const tree = Buffer.alloc(nodes.length * 8);
  for (const [index, node] of nodes.entries()) {
    for (const [side, to] of node.entries()) {
      const record =
        to === null
          ? nodes.length
          : typeof to === "number"
            ? nodes.length + 16 + to
            : (numbers.get(to) as number);
      tree.writeUInt32BE(record, index * 8 + side * 4);
    }
  }
  return tree;
}

/** Encodes a value: type and size are in the first byte, for sizes up to 284, which is enough for tests. */
function encode(value: Value): Buffer {
  if (typeof value === "string") {
    const bytes = Buffer.from(value);
    return Buffer.concat([head(2, bytes.length), bytes]);
  }
  if (typeof value === "number") return encodeNumber(value);
  if (Array.isArray(value)) return Buffer.concat([head(11, value.length), ...value.map(encode)]);
  const entries = Object.entries(value as Record<string, Value>);
  return Buffer.concat([
    head(7, entries.length),
    ...entries.flatMap(([key, field]) => [encode(key), encode(field)]),
  ]);
}

/** Non-negative integers are encoded as 32 bits, other numbers as doubles. */
function encodeNumber(value: number): Buffer {
  const isUnsigned = Number.isInteger(value) && value >= 0;
  const bytes = Buffer.alloc(isUnsigned ? 4 : 8);
  if (isUnsigned) bytes.writeUInt32BE(value);
  else bytes.writeDoubleBE(value);
  return Buffer.concat([head(isUnsigned ? 6 : 3, bytes.length), bytes]);
}

function head(type: number, size: number): Buffer {
  const [inSize, extra] = size < 29 ? [size, []] : [29, [size - 29]];
  // Types above 7 need a byte of their own.
  return Buffer.from(type > 7 ? [inSize, type - 7, ...extra] : [(type << 5) | inSize, ...extra]);
}
