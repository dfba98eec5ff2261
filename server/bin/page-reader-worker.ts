import { readPage } from "#server/engines/page-reader/page-reader.ts";
import { serveJobs } from "#server/lib/serve-jobs.ts";

/** Reads pages away from the main thread: a page that takes long delays nobody else. */
serveJobs(({ html, url }: { html: string; url: string | null }) => readPage(html, url));
