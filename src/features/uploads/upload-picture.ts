import { text } from "#server/texts/en.ts";
import { type RestAnswer, sendRestCallWithTokenRefresh } from "../../lib/rest-call-with-token-refresh.ts";
import { session } from "../../lib/session.ts";
import { tokenRefresher } from "../../lib/trpc.ts";
import { isPictureRefusedStatus, uploadErrorTextOfResponse } from "./picture-rules.ts";

const UPLOAD_PATH = "/api/upload/image";
const UPLOAD_TIMEOUT_MS = 120_000;

/**
 * A failed upload; its message is written for members. `isFinal` is whether the server refused the picture
 * itself.
 */
export class UploadError extends Error {
  override name = "UploadError";
  readonly isFinal: boolean;

  constructor(message: string, isFinal = false) {
    super(message);
    this.isFinal = isFinal;
  }
}

type Options = {
  /** Receives the percentage that was sent, as an integer. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

/** Uploads a picture and returns its path. Uses XMLHttpRequest, because fetch reports no upload progress. */
export async function uploadPicture(picture: Blob, name: string, options: Options): Promise<string> {
  const answer = await sendRestCallWithTokenRefresh(() => postPictureByXhr(picture, name, options), {
    bearer: session.bearer,
    ...tokenRefresher,
  });
  // The server's message for a refused token is not about pictures, so it is replaced.
  if (answer.status === 401) throw new UploadError(text.recipes.upload.failed);
  const path = answer.status < 300 ? parsePicturePathOrNull(answer.body) : null;
  if (path === null)
    throw new UploadError(uploadErrorTextOfResponse(answer.body), isPictureRefusedStatus(answer.status));
  return path;
}

function postPictureByXhr(picture: Blob, name: string, { onProgress, signal }: Options) {
  return new Promise<RestAnswer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const settle = (settled: () => void) => {
      signal.removeEventListener("abort", stop);
      settled();
    };
    const fail = () => settle(() => reject(new UploadError(text.recipes.upload.failed)));
    request.open("POST", UPLOAD_PATH);
    request.timeout = UPLOAD_TIMEOUT_MS;
    const bearer = session.bearer();
    if (bearer !== null) request.setRequestHeader("Authorization", `Bearer ${bearer}`);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * 100));
    };
    request.onload = () => settle(() => resolve({ status: request.status, body: request.responseText }));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = () => settle(() => reject(new DOMException("Aborted", "AbortError")));
    signal.addEventListener("abort", stop, { once: true });
    const body = new FormData();
    body.append("file", picture, name);
    request.send(body);
  });
}

function parsePicturePathOrNull(body: string): string | null {
  try {
    const answer = JSON.parse(body) as { path?: unknown; data?: { path?: unknown } };
    const path = answer.data?.path ?? answer.path;
    return typeof path === "string" && path.startsWith("/images/") ? path : null;
  } catch {
    return null;
  }
}
