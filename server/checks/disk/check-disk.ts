import { closeSync, openSync, readdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { openDb } from "#db/client.ts";
import { postJson, signInHeaders } from "#server/checks/running-server/rest-client.ts";
import { addSampleMember, SAMPLE_PASSWORD } from "#server/checks/running-server/sample-members.ts";
import type { ServerProcess } from "#server/checks/running-server/server-process.ts";
import {
  withBuiltServer,
  withServerDeps,
  withTemporaryFolder,
} from "#server/checks/running-server/with-server.ts";
import { errorTexts } from "#server/texts/en/errors.ts";
import { type Findings, runSystemProgram } from "../run-checks/run-checks.ts";

const MB = 1_000_000;
const EMAIL = "cook@larder.invalid";
const CONCURRENT_CREATES = 50;
const MAX_RECOVERY_MS = 5_000;
/** Maximum duration of a clean stop, far below the 25 seconds after which the server gives up. */
const MAX_STOP_MS = 10_000;
/** The server caches the free bytes of its disk for two seconds. */
const DISK_CACHE_MS = 2_500;

const DISK_FULL = `503 ${errorTexts.DISK_FULL}`;

/** Fills the 600 MB disk of a running server, frees it, and fills it again before the server stops; `rounds` times. */
export async function checkServerSurvivesFullDisk(rounds: number): Promise<Findings> {
  const failures: string[] = [];
  const figures: Record<string, unknown>[] = [];
  for (let round = 0; round < rounds; round += 1)
    figures.push(await withTemporaryFolder("disk", (disk) => fillOnce(disk, failures)));
  return { failures, figures: { rounds, ...figures.at(-1) } };
}

async function fillOnce(disk: string, failures: string[]): Promise<Record<string, unknown>> {
  const expect = (what: string, actual: unknown, expected: unknown) => {
    const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (found !== wanted) failures.push(`${what}: ${found}, not ${wanted}`);
  };
  runSystemProgram("ip", "link", "set", "lo", "up");
  runSystemProgram("mount", "-t", "tmpfs", "-o", "size=600m", "larder-disk", disk);
  try {
    await withServerDeps(disk, (deps) => addSampleMember(deps, EMAIL, 20));
    const fill = async ({ url, stop }: ServerProcess) => {
      const cook = await createCook(url);
      await tryLowDisk(disk, cook, expect);
      await uploadWithoutInodes(disk, cook, expect);
      await tryFullDisk(disk, cook, expect);
      const recoveryMs = await recover(disk, cook, expect);
      fillDisk(disk, 0);
      const startedAt = performance.now();
      await stop();
      const stopMs = Math.round(performance.now() - startedAt);
      if (stopMs > MAX_STOP_MS) failures.push(`a stop on a full disk took ${stopMs} ms`);
      freeDisk(disk);
      await expectAllStored(disk, cook.created, expect);
      return { acknowledged: cook.created.length, recoveryMs, stopMs };
    };
    return await withBuiltServer(disk, fill, { LOG_LEVEL: "fatal" });
  } finally {
    runSystemProgram("umount", "-l", disk);
  }
}

type Expect = (what: string, actual: unknown, expected: unknown) => void;
type Cook = Awaited<ReturnType<typeof createCook>>;

/** A signed-in member; `created` lists the ids of the recipes that the server acknowledged with 201. */
async function createCook(url: string) {
  const headers = await signInHeaders(url, EMAIL);
  const create = { width: 400, height: 300, channels: 3, background: "#c33" } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  const created: string[] = [];
  return {
    created,
    get: (path: string) => fetch(`${url}${path}`, { headers }),
    scale: () => postJson(`${url}/api/recipes/${created[0]}/scale`, { new_servings: 8 }, headers),
    signIn: (password = SAMPLE_PASSWORD) => postJson(`${url}/api/auth/login`, { email: EMAIL, password }),
    async create(): Promise<Response> {
      const text = "Stir it well and wait. ".repeat(200);
      const recipe = {
        title: "Soup on a full disk",
        notes: text,
        ingredients: [{ original_text: "1 onion" }],
        instructions: [{ instruction: text }],
      };
      const answer = await postJson(`${url}/api/recipes/`, recipe, headers);
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

async function tryLowDisk(disk: string, cook: Cook, expect: Expect): Promise<void> {
  expect("upload on an empty disk", (await cook.upload()).status, 201);
  fillDisk(disk, 490 * MB);
  await wait(DISK_CACHE_MS);
  expect("upload on a low disk", await summarize(await cook.upload()), `507 ${errorTexts.STORAGE_FULL}`);
  expect(
    "readiness on a low disk",
    await summarize(await cook.get("/api/health/ready")),
    "200 ok, refused: less than 500 MB of disk is free",
  );
  expect("create on a low disk", (await cook.create()).status, 201);
  expect("login on a low disk", (await cook.signIn()).status, 200);
  freeDisk(disk);
  await wait(DISK_CACHE_MS);
}

/** Uploads a picture while bytes are free but no file can be created. */
async function uploadWithoutInodes(disk: string, cook: Cook, expect: Expect): Promise<void> {
  const { files, ffree } = statfsSync(disk);
  runSystemProgram("mount", "-o", `remount,nr_inodes=${Number(files) - Number(ffree)}`, disk);
  expect("upload without an inode", await summarize(await cook.upload()), DISK_FULL);
  runSystemProgram("mount", "-o", `remount,nr_inodes=${files}`, disk);
  expect("partial files without an inode", countPartialFiles(disk), 0);
}

async function tryFullDisk(disk: string, cook: Cook, expect: Expect): Promise<void> {
  fillDisk(disk, 0);
  // Creates recipes until one fails, because the write-ahead log may have allocated blocks that are still
  // empty.
  for (let tries = 0; tries < 5_000; tries += 1) if ((await cook.create()).status !== 201) break;
  const creates = await Promise.all(Array.from({ length: CONCURRENT_CREATES }, () => cook.create()));
  const answers = new Set(await Promise.all(creates.map(summarize)));
  expect("creates on a full disk", [...answers], [DISK_FULL]);
  const paths = ["/api/recipes/", `/api/recipes/${cook.created[0]}`, "/api/auth/me", "/api/health"];
  for (const path of paths) expect(`${path} on a full disk`, (await cook.get(path)).status, 200);
  // Scaling succeeds, although it cannot be recorded in the history.
  expect("scaling on a full disk", (await cook.scale()).status, 200);
  expect("login on a full disk", await summarize(await cook.signIn()), DISK_FULL);
  expect("wrong password on a full disk", await summarize(await cook.signIn("wrong")), DISK_FULL);
  expect("readiness on a full disk", await summarize(await cook.get("/api/health/ready")), DISK_FULL);
  expect("partial files on a full disk", countPartialFiles(disk), 0);
}

/** Returns the milliseconds between freeing the disk and the first successful write. */
async function recover(disk: string, cook: Cook, expect: Expect): Promise<number> {
  freeDisk(disk);
  const startedAt = performance.now();
  while ((await cook.create()).status !== 201 && performance.now() - startedAt < 30_000) await wait(100);
  const ms = Math.round(performance.now() - startedAt);
  expect(`recovery within ${MAX_RECOVERY_MS} ms (${ms} ms)`, ms <= MAX_RECOVERY_MS, true);
  await wait(Math.max(0, DISK_CACHE_MS - ms));
  expect("readiness after recovery", await summarize(await cook.get("/api/health/ready")), "200 ok");
  expect("login after recovery", (await cook.signIn()).status, 200);
  expect("upload after recovery", (await cook.upload()).status, 201);
  return ms;
}

async function expectAllStored(disk: string, created: readonly string[], expect: Expect): Promise<void> {
  const db = await openDb(`file:${join(disk, "larder.db")}`);
  try {
    const stored = new Set((await db.all<{ id: string }>("select id from recipes")).map(({ id }) => id));
    expect("lost recipes", created.filter((id) => !stored.has(id)).length, 0);
    expect("integrity", await db.integrityCheck(), "ok");
  } finally {
    await db.close();
  }
}

/** The status of a response with its error text, or with the text of the health check. */
async function summarize(answer: Response): Promise<string> {
  const { detail, status, uploads } = (await answer.json()) as Record<string, string>;
  return `${answer.status} ${[detail ?? status, uploads].filter(Boolean).join(", ")}`;
}

/** Writes a filler file until `leave` bytes are free. */
function fillDisk(disk: string, leave: number): void {
  const file = openSync(join(disk, "filler"), "a");
  try {
    for (let piece = 16 * MB; piece >= 1; ) {
      const { bavail, bsize } = statfsSync(disk);
      if (bavail * bsize - piece < leave && piece > 1) piece = Math.floor(piece / 2);
      else if (bavail * bsize <= leave) return;
      else writeSync(file, Buffer.alloc(piece));
    }
  } finally {
    closeSync(file);
  }
}

function freeDisk(disk: string): void {
  rmSync(join(disk, "filler"), { force: true });
}

/** Counts temporary files, and the missing sizes of pictures (each picture has three files). */
function countPartialFiles(disk: string): number {
  const all = readdirSync(disk, { recursive: true, encoding: "utf8" });
  const pictures = all.filter((file) => file.endsWith(".webp"));
  const names = new Set(pictures.map((file) => file.replace(/(?:_640|_320)?\.webp$/, "")));
  return all.filter((file) => /(?:^|\/)\.tmp-/.test(file)).length + (3 * names.size - pictures.length);
}
