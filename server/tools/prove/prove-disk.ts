import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { openDb } from "#db/client.ts";
import { assemble } from "#server/assemble.ts";
import { readEnv } from "#server/env.ts";
import { errorTexts } from "#server/texts/en/errors.ts";
import { post, signIn } from "../trial/rest-client.ts";
import { addSampleMember, SAMPLE_PASSWORD } from "../trial/sample-members.ts";
import { type ServerProcess, startServer } from "../trial/server-process.ts";
import { INSIDE, runInside } from "./own-network.ts";
import { fill, halfFiles, makeRoom } from "./small-disk.ts";

const MB = 1_000_000;
const EMAIL = "cook@larder.invalid";
const QUIET = { SEED: "none", USAGE_LIMITS: "off", LOG_LEVEL: "fatal" };
const AT_ONCE = 50;
const RECOVERS_WITHIN_MS = 5_000;
/** Far below the 25 seconds after which a stop that hangs is given up. */
const STOPS_WITHIN_MS = 10_000;

export type DiskProof = { skipped: string; ok: true } | DiskFindings;
type DiskFindings = {
  /** With 490 MB free. */
  low: { upload: string; ready: string; create: number; signIn: number };
  /** Without an inode for another file, while there is room: what of a picture stays. */
  noFile: { upload: string; halfFiles: number };
  /** Without a byte. `answers` counts those of the writes at once by their status and whether they hold the sentence. */
  full: {
    answers: Record<string, number>;
    signIn: string;
    wrongPassword: string;
    reads: number[];
    ready: string;
    halfFiles: number;
    lives: boolean;
  };
  /** Milliseconds from the room that was made to the first write that succeeds, and what follows it. */
  recovery: { ms: number; ready: string; signIn: number; upload: number };
  /** Recipes answered 201, and those of them that are missing at the end. */
  acknowledged: number;
  lost: number;
  /** Milliseconds that a stop takes on a disk that is full once more. */
  stopMs: number;
  damage: string;
  ok: boolean;
};

/** A whole server on a disk of its own, which is filled up and given room again (Linux, `unshare`). */
export async function proveDisk(argument: string | undefined): Promise<DiskProof> {
  if (argument === INSIDE) return fillUp();
  if (spawnSync("unshare", ["-rnm", "true"]).status !== 0)
    return { skipped: "no disk of its own could be made: that needs Linux and unshare", ok: true };
  return runInside<DiskFindings>("disk");
}

async function fillUp(): Promise<DiskFindings> {
  const disk = mkdtempSync(join(tmpdir(), "larder-disk-"));
  command("ip", "link", "set", "lo", "up");
  command("mount", "-t", "tmpfs", "-o", "size=600m", "larder-disk", disk);
  let server: ServerProcess | undefined;
  try {
    const parts = await assemble(readEnv({ DATA_DIR: disk, LOG_LEVEL: "error" }));
    await addSampleMember(parts.deps, EMAIL, 20);
    await parts.close();
    server = await startServer(disk, QUIET);
    const cook = await createCook(server.url);
    const low = await whileLow(disk, cook);
    const noFile = await withoutInodes(disk, cook);
    const full = await whileFull(disk, cook);
    const recovery = await recover(disk, cook);
    fill(disk, 0);
    const start = performance.now();
    await server.stop();
    const stopMs = Math.round(performance.now() - start);
    makeRoom(disk);
    const { missing, damage } = await lookAfter(disk, cook.created);
    const acknowledged = cook.created.length;
    const found = { low, noFile, full, recovery, acknowledged, lost: missing, stopMs, damage };
    return { ...found, ok: isAsSaid(found) };
  } finally {
    await server?.stop("SIGKILL");
    command("umount", "-l", disk);
    rmSync(disk, { recursive: true, force: true });
  }
}

type Cook = Awaited<ReturnType<typeof createCook>>;

/** A signed-in member who remembers what was acknowledged. */
async function createCook(url: string) {
  const headers = await signIn(url, EMAIL);
  const create = { width: 400, height: 300, channels: 3, background: "#c33" } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  const created: string[] = [];
  return {
    created,
    get: (path: string) => fetch(`${url}${path}`, { headers }),
    scale: () => post(`${url}/api/recipes/${created[0]}/scale`, { new_servings: 8 }, headers),
    signIn: (password = SAMPLE_PASSWORD) => post(`${url}/api/auth/login`, { email: EMAIL, password }),
    async create(): Promise<Response> {
      const text = "Stir it well and wait. ".repeat(200);
      const recipe = {
        title: "Soup on a full disk",
        notes: text,
        ingredients: [{ original_text: "1 onion" }],
        instructions: [{ instruction: text }],
      };
      const answer = await post(`${url}/api/recipes/`, recipe, headers);
      if (answer.status === 201) created.push(((await answer.clone().json()) as { id: string }).id);
      return answer;
    },
    upload(): Promise<Response> {
      const body = new FormData();
      body.set("file", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "soup.jpg");
      return fetch(`${url}/api/upload/image`, { method: "POST", headers, body });
    },
  };
}

async function whileLow(disk: string, cook: Cook): Promise<DiskFindings["low"]> {
  if ((await cook.upload()).status !== 201) throw new Error("An empty disk took no picture");
  fill(disk, 490 * MB);
  // What was read of the room holds for two seconds.
  await wait(2_500);
  const low = {
    upload: await told(await cook.upload()),
    ready: await told(await cook.get("/api/health/ready")),
    create: (await cook.create()).status,
    signIn: (await cook.signIn()).status,
  };
  makeRoom(disk);
  await wait(2_500);
  return low;
}

async function withoutInodes(disk: string, cook: Cook): Promise<DiskFindings["noFile"]> {
  const { files, ffree } = statfsSync(disk);
  // None is left for a picture; those that are there stay.
  command("mount", "-o", `remount,nr_inodes=${Number(files) - Number(ffree)}`, disk);
  const upload = await told(await cook.upload());
  command("mount", "-o", `remount,nr_inodes=${files}`, disk);
  return { upload, halfFiles: halfFiles(disk) };
}

async function whileFull(disk: string, cook: Cook): Promise<DiskFindings["full"]> {
  fill(disk, 0);
  // The write-ahead log may have room of its own until it is used up.
  for (let tries = 0; tries < 5_000; tries += 1) if ((await cook.create()).status !== 201) break;
  const answers: Record<string, number> = {};
  for (const answer of await Promise.all(Array.from({ length: AT_ONCE }, () => cook.create()))) {
    const what = await told(answer);
    answers[what] = (answers[what] ?? 0) + 1;
  }
  const paths = ["/api/recipes/", `/api/recipes/${cook.created[0]}`, "/api/auth/me", "/api/health"];
  const reads: number[] = [];
  for (const path of paths) reads.push((await cook.get(path)).status);
  // What is shown needs no history of it.
  reads.push((await cook.scale()).status);
  return {
    answers,
    signIn: await told(await cook.signIn()),
    wrongPassword: await told(await cook.signIn("wrong")),
    reads,
    ready: await told(await cook.get("/api/health/ready")),
    halfFiles: halfFiles(disk),
    lives: (await cook.get("/api/health")).ok,
  };
}

async function recover(disk: string, cook: Cook): Promise<DiskFindings["recovery"]> {
  makeRoom(disk);
  const start = performance.now();
  while ((await cook.create()).status !== 201 && performance.now() - start < 30_000) await wait(100);
  const ms = Math.round(performance.now() - start);
  await wait(Math.max(0, 2_500 - ms));
  const ready = await told(await cook.get("/api/health/ready"));
  return { ms, ready, signIn: (await cook.signIn()).status, upload: (await cook.upload()).status };
}

async function lookAfter(disk: string, created: readonly string[]) {
  const db = await openDb(`file:${join(disk, "larder.db")}`);
  try {
    const stored = new Set((await db.all<{ id: string }>("select id from recipes")).map(({ id }) => id));
    const missing = created.filter((id) => !stored.has(id)).length;
    return { missing, damage: await db.integrityCheck() };
  } finally {
    await db.close();
  }
}

function isAsSaid({ low, noFile, full, recovery, lost, stopMs, damage }: Omit<DiskFindings, "ok">): boolean {
  const refused = `503 ${errorTexts.DISK_FULL}`;
  return (
    low.upload === `507 ${errorTexts.STORAGE_FULL}` &&
    low.ready === "200 ok, refused: less than 500 MB of disk is free" &&
    low.create === 201 &&
    low.signIn === 200 &&
    noFile.upload === refused &&
    full.answers[refused] === AT_ONCE &&
    [full.signIn, full.wrongPassword, full.ready].every((one) => one === refused) &&
    full.reads.every((status) => status === 200) &&
    full.lives &&
    noFile.halfFiles + full.halfFiles + lost === 0 &&
    recovery.ms <= RECOVERS_WITHIN_MS &&
    recovery.ready === "200 ok" &&
    recovery.signIn === 200 &&
    recovery.upload === 201 &&
    stopMs <= STOPS_WITHIN_MS &&
    damage === "ok"
  );
}

/** The status and what the answer says. */
async function told(answer: Response): Promise<string> {
  const { detail, status, uploads } = (await answer.json()) as Record<string, string>;
  return `${answer.status} ${[detail ?? status, uploads].filter(Boolean).join(", ")}`;
}

function command(name: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(name, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${name} ${args.join(" ")}: ${stderr}`);
}
