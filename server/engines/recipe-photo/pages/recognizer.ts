import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { setFlagsFromString } from "node:v8";
import { gunzip } from "node:zlib";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { languageDataFile, languageDataHash } from "../language/language-data.ts";
import type { GreyImage } from "../reading.ts";
import { collectPrintedLines, type PrintedLine } from "./printed-lines.ts";

export type RecognizerErrorKind = "missing-data" | "wrong-data" | "failed" | "closed";

/** Recognition is unavailable for any photo: the language data is missing or corrupt, or the thread died. */
export class RecognizerError extends Error {
  override readonly name = "RecognizerError";
  readonly kind: RecognizerErrorKind;

  constructor(kind: RecognizerErrorKind, options?: ErrorOptions) {
    super(`Text recognition is not available: ${kind}`, options);
    this.kind = kind;
  }
}

export type Recognizer = {
  /** Recognises the lines of an upright image. Calls are queued. Rejects with RecognizerError. */
  recognize(image: GreyImage): Promise<PrintedLine[]>;
  /** Ends the thread; pending calls are rejected. */
  close(): Promise<void>;
};

/**
 * Recognises print with tesseract.js in its own thread, which starts with the first image. `dataFile`: path
 * of eng.traineddata, verified before each start. `moreDataFiles`: compressed data of further languages, each
 * named after its code. The engine's memory never shrinks, so the thread is replaced after `pagesBeforeNew`
 * images.
 */
export function createRecognizer({
  dataFile = languageDataFile,
  moreDataFiles = [],
  pagesBeforeNew = 50,
}: {
  dataFile?: string;
  moreDataFiles?: readonly string[];
  pagesBeforeNew?: number;
} = {}): Recognizer {
  let reader: Promise<Reader> | null = null;
  let pages = 0;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function readNext(image: GreyImage): Promise<PrintedLine[]> {
    if (closed) throw new RecognizerError("closed");
    if (pages >= pagesBeforeNew) await endReader();
    reader ??= startReader(dataFile, moreDataFiles);
    pages++;
    try {
      return await (await reader).read(image);
    } catch (error) {
      await endReader();
      throw error;
    }
  }

  async function endReader(): Promise<void> {
    const ending = reader;
    reader = null;
    pages = 0;
    await ending?.then(({ end }) => end()).catch(() => {});
  }

  return {
    recognize(image) {
      const lines = last.then(() => readNext(image));
      last = lines.catch(() => {});
      return lines;
    },
    async close() {
      closed = true;
      await endReader();
    },
  };
}

/**
 * Calls after which V8 optimises a WebAssembly function. The hot functions reach this budget on the first
 * page; V8's default (1,800,000) optimises ten times as many, which takes longer than a page.
 */
const WASM_TIERING_BUDGET = 60_000_000;

type Reader = { read(image: GreyImage): Promise<PrintedLine[]>; end(): Promise<void> };

async function startReader(dataFile: string, moreDataFiles: readonly string[]): Promise<Reader> {
  if (moreDataFiles.length === 0) {
    await verifiedData(dataFile);
    return startWorker(dirname(dataFile), "eng");
  }
  const folder = await mkdtemp(join(tmpdir(), "larder-languages-"));
  try {
    return await startWorker(folder, await unpackData(folder, dataFile, moreDataFiles));
  } finally {
    // The engine has loaded the data, so the copies are no longer needed.
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Verifies all data and writes it to one folder, as tesseract.js expects; returns the languages ("eng+deu").
 */
async function unpackData(
  folder: string,
  dataFile: string,
  moreDataFiles: readonly string[],
): Promise<string> {
  await writeFile(join(folder, "eng.traineddata"), await verifiedData(dataFile));
  const codes = ["eng"];
  for (const file of moreDataFiles) {
    const code = basename(file, ".traineddata.gz");
    await writeFile(join(folder, `${code}.traineddata`), await unpackedData(file));
    codes.push(code);
  }
  return codes.join("+");
}

async function startWorker(langPath: string, languages: string): Promise<Reader> {
  setFlagsFromString(`--wasm-tiering-budget=${WASM_TIERING_BUDGET}`);
  let fail: (reason: unknown) => void = () => {};
  // tesseract.js throws some errors outside of any promise and leaves some promises pending, so every call
  // races with this one.
  const failure = new Promise<never>((_, reject) => {
    fail = (cause) => reject(new RecognizerError("failed", { cause }));
  });
  failure.catch(() => {});
  const options = {
    langPath,
    gzip: false,
    cacheMethod: "none",
    errorHandler: (error: unknown) => fail(error),
  };
  const worker = await Promise.race([createWorker(languages, OEM.LSTM_ONLY, options), failure]);
  watchThread(worker, fail);
  await Promise.race([
    worker.setParameters({
      tessedit_pageseg_mode: PSM.AUTO,
      user_defined_dpi: "300",
      tessedit_do_invert: "0",
    }),
    failure,
  ]);
  return {
    async read(image) {
      const { data } = await Promise.race([
        worker.recognize(portableGrey(image), {}, { text: false, blocks: true }),
        failure,
      ]);
      return collectPrintedLines(data.blocks ?? []);
    },
    async end() {
      fail("ended");
      await worker.terminate();
    },
  };
}

const readData = (file: string): Promise<Buffer> =>
  readFile(file).catch((cause: unknown) => {
    throw new RecognizerError("missing-data", { cause });
  });

async function verifiedData(dataFile: string): Promise<Buffer> {
  const data = await readData(dataFile);
  if (createHash("sha256").update(data).digest("hex") !== languageDataHash)
    throw new RecognizerError("wrong-data");
  return data;
}

/** Unpacks gzip data; its checksum detects truncated files. */
const unpackedData = async (file: string): Promise<Buffer> =>
  promisify(gunzip)(await readData(file)).catch((cause: unknown) => {
    throw new RecognizerError("wrong-data", { cause });
  });

/** Fails pending calls when the thread dies, which tesseract.js does not report. */
function watchThread(worker: Worker, fail: (reason: unknown) => void): void {
  const thread: unknown = Reflect.get(worker, "worker");
  if (thread === null || typeof thread !== "object" || !("on" in thread) || typeof thread.on !== "function")
    return;
  thread.on("error", fail);
  thread.on("exit", fail);
  // Discards stderr, because tesseract.js logs every picture and speck and has no option to disable it.
  if ("stderr" in thread && thread.stderr instanceof Readable) thread.stderr.unpipe(process.stderr).resume();
}

/** Encodes the image as PGM, which needs no compression. */
function portableGrey({ width, height, data }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}
