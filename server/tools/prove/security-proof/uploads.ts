import sharp from "sharp";
import { startCountedServer } from "../account-proof/counted-server.ts";
import { ask, jsonOf } from "./ask.ts";
import { uploadOf } from "./form-file.ts";
import type { Findings } from "./goal.ts";
import { hostileFiles, MARK } from "./hostile-files.ts";

const MOST_GROWTH_MB = 150;

/** G6: whatever is uploaded comes out as a picture of our own making, without a word of what it carried, or not at all. */
export async function proveUploadFiles(tries: number): Promise<Findings> {
  const server = await startCountedServer({ env: { USAGE_LIMITS: "off" } });
  const failures: string[] = [];
  const files = (await hostileFiles()).slice(0, tries);
  try {
    const { token } = await server.addMember("freemium");
    const before = process.memoryUsage.rss();
    let most = 0;
    let kept = 0;
    for (const file of files) {
      const sent = await ask(server.url, uploadOf(file, token));
      most = Math.max(most, process.memoryUsage.rss() - before);
      const named = `${"kind" in file ? file.kind : ""} as ${file.name}`;
      if (sent.status >= 500) failures.push(`${named}: ${sent.status}`);
      const path = jsonOf<{ path?: string }>(sent)?.path;
      if (sent.status !== 201 || path === undefined) continue;
      kept += 1;
      for (const wrong of await wrongPicture(server.url, path)) failures.push(`${named}: ${wrong}`);
    }
    const grewMb = Math.round(most / 1e6);
    if (grewMb > MOST_GROWTH_MB) failures.push(`memory grew by ${grewMb} MB`);
    if (kept < 20 && tries > 100) failures.push(`only ${kept} honest pictures were taken`);
    return { tries: files.length, failures };
  } finally {
    await server.close();
  }
}

/** What is wrong with a stored picture, in any of its sizes and at both of its addresses. */
async function wrongPicture(url: string, path: string): Promise<string[]> {
  const id = path.slice("/images/".length, -".webp".length);
  const wrong: string[] = [];
  for (const address of [
    path,
    `/images/${id}_640.webp`,
    `/images/${id}_320.webp`,
    `/api/upload/image/${id}`,
  ]) {
    const { headers, bytes, status } = await ask(url, { path: address });
    const told = await sharp(bytes)
      .metadata()
      .catch(() => null);
    const carried = (["exif", "xmp", "iptc", "icc", "comments"] as const).filter(
      (kind) => told?.[kind] !== undefined,
    );
    const isOurs =
      status === 200 &&
      headers["content-type"] === "image/webp" &&
      headers["x-content-type-options"] === "nosniff" &&
      headers["content-security-policy"] === "sandbox; default-src 'none'" &&
      told?.format === "webp" &&
      (told.pages ?? 1) === 1 &&
      Math.max(told.width, told.height) <= 1600;
    if (!isOurs) wrong.push(`${address} is ${status} ${headers["content-type"]} ${told?.format}`);
    if (carried.length > 0) wrong.push(`carries ${carried.join(", ")}`);
    if (bytes.includes(MARK)) wrong.push("tells the mark");
  }
  return wrong;
}
