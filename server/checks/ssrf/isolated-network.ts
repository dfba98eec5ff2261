import { spawnSync } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ipaddr from "ipaddr.js";
import { runSystemProgram } from "../run-checks/run-checks.ts";

export type IsolatedNetwork = {
  /** Returns the addresses for a name; called for each DNS query. */
  resolve: (name: string, family: 4 | 6) => readonly string[];
  /** Called for each connection to any address on one of `ports`. */
  onConnection: (socket: Socket, address: string, port: number) => void;
  ports: readonly number[];
};

/**
 * Routes all addresses to this process, serves DNS and listens. Needs network and mount namespaces of its
 * own.
 */
export async function openIsolatedNetwork(network: IsolatedNetwork): Promise<void> {
  runSystemProgram("ip", "link", "set", "lo", "up");
  runSystemProgram("ip", "route", "add", "local", "0.0.0.0/0", "dev", "lo");
  const hasV6 = spawnSync("ip", ["-6", "route", "add", "local", "::/0", "dev", "lo"]).status === 0;
  const conf = join(mkdtempSync(join(tmpdir(), "larder-network-")), "resolv.conf");
  writeFileSync(conf, "nameserver 127.0.0.53\noptions timeout:1 attempts:1\n");
  runSystemProgram("mount", "--bind", conf, "/etc/resolv.conf");
  await serveNames(network.resolve);
  for (const port of network.ports) {
    const server = createServer((socket) => {
      socket.on("error", () => {});
      network.onConnection(socket, ipaddr.process(socket.localAddress ?? "0.0.0.0").toString(), port);
    });
    server.listen(port, hasV6 ? "::" : "0.0.0.0");
    await once(server, "listening");
    server.unref();
  }
}

const TYPES = { 1: 4, 28: 6 } as const;

/** Serves A and AAAA records with a time to live of 0. */
async function serveNames(resolve: IsolatedNetwork["resolve"]): Promise<void> {
  const server = createSocket("udp4");
  server.on("message", (query, from) => {
    const { name, end } = readName(query);
    const family = TYPES[query.readUInt16BE(end) as keyof typeof TYPES];
    const addresses = resolve(name, family ?? 4);
    const fitting =
      family === undefined ? [] : addresses.map((address) => ipaddr.parse(address).toByteArray());
    const answers = fitting.filter((bytes) => bytes.length === (family === 4 ? 4 : 16));
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    const records = answers.map((bytes) => {
      const record = Buffer.from([
        0xc0,
        12,
        0,
        bytes.length === 4 ? 1 : 28,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        bytes.length,
      ]);
      return Buffer.concat([record, Buffer.from(bytes)]);
    });
    server.send(Buffer.concat([head, query.subarray(12, end + 4), ...records]), from.port, from.address);
  });
  server.bind(53, "127.0.0.53");
  await once(server, "listening");
  server.unref();
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let index = 12;
  for (let length = query[index] ?? 0; length > 0; length = query[index] ?? 0) {
    labels.push(query.toString("latin1", index + 1, index + 1 + length));
    index += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: index + 1 };
}
