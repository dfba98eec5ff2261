import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

type Encoding = "br" | "gzip" | "identity";
type StoredFile = { type: string; cache: string; bodies: Partial<Record<Encoding, Buffer>> };

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

/** Assets that a page needs to look like the app, and to load it. */
export type AppAssets = {
  /** The link elements of the stylesheet and the preloaded fonts. */
  styleTags: string;
  /** The URLs of the entry script and of the scripts that it imports. */
  scripts: string[];
};

/** The files of the built client, in memory. Browsers cache files with a hash in their name for a year. */
export type StaticFiles = {
  register(app: FastifyInstance): void;
  /** Sends the HTML page of the app, for every URL that the client-side router handles. */
  sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  appAssets: AppAssets;
};

export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StoredFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const encoding: Encoding = path.endsWith(".br") ? "br" : path.endsWith(".gz") ? "gzip" : "identity";
    const url = `/${relative(folder, path)
      .split(sep)
      .join("/")
      .replace(/\.(?:br|gz)$/, "")}`;
    const type = TYPES[extname(url)];
    if (!type) continue;
    const file = files.get(url) ?? { type, cache: getCacheControl(url), bodies: {} };
    file.bodies[encoding] = await readFile(path);
    files.set(url, file);
  }
  const page = files.get("/index.html");
  if (!page) throw new Error("The client is not built: run npm run build");
  return {
    register(app) {
      for (const [url, file] of files) {
        if (url !== "/index.html") app.get(url, (request, reply) => sendStoredFile(request, reply, file));
      }
    },
    sendPage: (request, reply) => sendStoredFile(request, reply, page),
    appAssets: readAppAssets(String(page.bodies.identity)),
  };
}

/** Reads the assets from the built index.html, which has the entry script before the scripts it imports. */
function readAppAssets(html: string): AppAssets {
  const links = html.match(/<link\s[^>]*>/g) ?? [];
  const scripts = html.match(/(?<=(?:type="module"|rel="modulepreload") crossorigin (?:src|href)=")[^"]+/g);
  const styleTags = links.filter((link) => /rel="(?:stylesheet|preload)"/.test(link)).join("\n");
  return { styleTags, scripts: scripts ?? [] };
}

/** Cache-Control by path. SVG files are cached for a day, so that the offline page can show its drawing. */
function getCacheControl(url: string): string {
  if (url.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return url.endsWith(".svg") ? "public, max-age=86400" : "no-cache";
}

/** Match an encoding in Accept-Encoding with its weight; `q=0` means that the client refuses it. */
const NAMED = {
  br: /(?:^|,)\s*br(?:\s*;\s*q=([\d.]*))?\s*(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip(?:\s*;\s*q=([\d.]*))?\s*(?:,|$)/i,
};

function isEncodingAccepted(encoding: keyof typeof NAMED, header: string): boolean {
  const named = NAMED[encoding].exec(header);
  return named !== null && Number(named[1] ?? 1) > 0;
}

function sendStoredFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding =
    (["br", "gzip"] as const).find((name) => file.bodies[name] && isEncodingAccepted(name, accepted)) ??
    "identity";
  reply
    .header("content-type", file.type)
    .header("cache-control", file.cache)
    .header("vary", "accept-encoding");
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(file.bodies[encoding] ?? file.bodies.identity);
}
