import { createServer } from "node:http";
import sharp, { type Sharp } from "sharp";
import { postJson, signInHeaders } from "#server/checks/running-server/rest-client.ts";
import { addSampleMember } from "#server/checks/running-server/sample-members.ts";
import type { ServerProcess } from "#server/checks/running-server/server-process.ts";
import {
  withBuiltServer,
  withServerDeps,
  withTemporaryFolder,
} from "#server/checks/running-server/with-server.ts";
import type { Findings } from "../run-checks/run-checks.ts";
import { openIsolatedNetwork } from "../ssrf/isolated-network.ts";

const EMAIL = "cook@larder.invalid";
/**
 * The budget of decoding, 60 MB for code, buffers and the heap of a server that has just started, and 50 MB because
 * rounds differ: 213 to 249 MB were measured on a quiet machine.
 */
const MAX_GROWTH_MB = 300;
/**
 * A read that waits for a picture would take seconds. The median is used, because single reads may wait for a
 * busy CPU.
 */
const MAX_MEDIAN_READ_MS = 500;
/** Statuses of a server that declines work because it is busy or late. */
const DECLINED: ReadonlySet<number> = new Set([503, 504]);
const MB = 1024 * 1024;

/**
 * Sends eight uploads, two imports and two scans of pictures that need the most memory at once, `rounds`
 * times. The server may grow by MAX_GROWTH_MB, all calls must get a response, and reads of other members must
 * stay fast.
 */
export async function checkMemory(rounds: number): Promise<Findings> {
  const pictures = await makePictures();
  const pages = await Promise.all([printedPage(4000, 6000), printedPage(5200, 7400)]);
  const scans = [
    await pages[0].jpeg({ progressive: true, quality: 60 }).toBuffer(),
    await pages[1].png({ compressionLevel: 9 }).toBuffer(),
  ];
  await servePictures(pictures);
  return withTemporaryFolder("memory", async (dataDir) => {
    await withServerDeps(dataDir, (deps) => addSampleMember(deps, EMAIL, 20));
    return withBuiltServer(dataDir, async (server) => {
      const failures: string[] = [];
      const figures: Record<string, unknown>[] = [];
      const headers = await signInHeaders(server.url, EMAIL);
      for (let round = 0; round < rounds; round += 1)
        figures.push(await sendAll(server, { headers, pictures, scans, failures }));
      const grownMb = figures.map((figure) => figure.grownMb);
      return { failures, figures: { rounds, ...figures.at(-1), grownMb } };
    });
  });
}

type Pictures = Record<string, Buffer>;
type Sent = { headers: Record<string, string>; pictures: Pictures; scans: Buffer[]; failures: string[] };

async function sendAll(server: ServerProcess, { headers, pictures, scans, failures }: Sent) {
  const idle = server.startPeak();
  const uploads = Object.entries(pictures).map(([name, bytes]) => {
    const body = new FormData();
    body.set("file", new Blob([new Uint8Array(bytes)]), name);
    return fetch(`${server.url}/api/upload/image`, { method: "POST", headers, body }).then(summarize(name));
  });
  const imports = ["jpeg-progressive", "png-interlaced"].map((name) =>
    postJson(`${server.url}/api/import/save`, importOf(name), headers).then(summarize(`import ${name}`)),
  );
  const read = scans.map((bytes, index) =>
    postJson(`${server.url}/api/ocr/process`, { image_data: bytes.toString("base64") }, headers).then(
      summarize(`scan ${index + 1}`),
    ),
  );
  const work = Promise.all([...uploads, ...imports, ...read]);
  const readMs = await readUntil(work, `${server.url}/api/recipes/`, headers);
  const answers = await work;
  const grownMb = Math.round((server.peak() - idle) / MB);
  if (grownMb > MAX_GROWTH_MB) failures.push(`the server grew by ${grownMb} MB`);
  const medianReadMs = readMs[Math.floor(readMs.length / 2)] ?? 0;
  if (medianReadMs > MAX_MEDIAN_READ_MS) failures.push(`half of the reads took ${medianReadMs} ms or more`);
  for (const { name, status } of answers)
    if (status >= 500 && !DECLINED.has(status)) failures.push(`${name} was answered with ${status}`);
  return {
    idleMb: Math.round(idle / MB),
    grownMb,
    medianReadMs,
    slowestReadMs: readMs.at(-1),
    answers: Object.fromEntries(answers.map(({ name, status, says }) => [name, `${status} ${says}`.trim()])),
  };
}

const summarize = (name: string) => async (answer: Response) => {
  const { detail, failed_images: failed } = (await answer.json()) as Record<string, unknown>;
  const says = typeof detail === "string" ? detail : "";
  return { name, status: answer.status, says: Array.isArray(failed) ? `${failed.length} failed` : says };
};

/** Durations of reads while `work` runs, in ms, shortest first. */
async function readUntil(work: Promise<unknown>, url: string, headers: Record<string, string>) {
  let isDone = false;
  void work.finally(() => {
    isDone = true;
  });
  const times: number[] = [];
  while (!isDone) {
    const startedAt = performance.now();
    await (await fetch(url, { headers })).arrayBuffer();
    times.push(Math.round(performance.now() - startedAt));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return times.toSorted((a, b) => a - b);
}

const importOf = (name: string) => ({
  title: "Soup",
  ingredients: ["salt"],
  instructions: ["Stir."],
  cover_image: `http://pictures.example/${name}`,
  images: [],
  source_site: "pictures.example",
});

/** Pictures of up to 110 megapixels in files below 5 MB. */
async function makePictures(): Promise<Pictures> {
  const plain = (width: number, height: number, channels: 3 | 4) =>
    sharp({
      create: { width, height, channels, background: { r: 200, g: 50, b: 50, alpha: 0.5 } },
      limitInputPixels: false,
    });
  const progressive = { progressive: true, quality: 40, chromaSubsampling: "4:4:4" };
  const interlaced = { progressive: true, compressionLevel: 9 };
  const pictures: Record<string, Sharp> = {
    // The first two exceed the memory budget; the others are below it.
    "png-deep": plain(7200, 5400, 4).toColourspace("rgb16").png(interlaced),
    "jpeg-progressive-39": grained(7200, 5400).jpeg(progressive),
    "png-interlaced": plain(6200, 4800, 4).png(interlaced),
    "jpeg-progressive": grained(5700, 4200).jpeg(progressive),
    "webp-lossless": plain(7200, 5400, 4).webp({ lossless: true, effort: 0 }),
    gif: plain(5400, 5400, 3).gif(),
    avif: plain(3600, 2400, 3).avif({ effort: 0 }),
    "jpeg-large": plain(12_160, 9_040, 3).jpeg(),
  };
  const files: Pictures = {};
  for (const [name, picture] of Object.entries(pictures)) files[name] = await picture.toBuffer();
  return files;
}

function grained(width: number, height: number): Sharp {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const create = { width: width / 20, height: height / 20, channels: 3, background: "#888", noise } as const;
  return sharp({ create }).resize(width, height, { kernel: "cubic", fit: "fill" });
}

/** A picture of a printed page with a title, ingredients and steps. */
async function printedPage(width: number, height: number): Promise<Sharp> {
  const lines = [
    "Plum cake",
    "500 g plums",
    "300 g flour",
    "2 eggs",
    "1. Stone the plums.",
    "2. Bake for 40 minutes.",
  ];
  const rows = lines.map(
    (line, index) => `<text x="60" y="${120 + index * 90}" font-size="48">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1400" font-family="serif"><rect width="100%" height="100%" fill="#fff"/>${rows.join("")}</svg>`;
  return sharp(await sharp(Buffer.from(svg)).png().toBuffer()).resize(width, height, { fit: "fill" });
}

/** Serves the pictures by name, on port 80 of all public addresses. */
async function servePictures(pictures: Pictures): Promise<void> {
  const site = createServer((request, response) => {
    const bytes = pictures[request.url?.slice(1) ?? ""];
    response.writeHead(bytes ? 200 : 404, { "content-type": "application/octet-stream" }).end(bytes);
  });
  await openIsolatedNetwork({
    resolve: (_name, family) => (family === 4 ? ["93.184.216.34"] : []),
    ports: [80],
    onConnection: (socket) => void site.emit("connection", socket),
  });
}
