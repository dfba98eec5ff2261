import type { Call } from "./documented-call.ts";

/** What stands for the parameters that a call cannot do without. */
const PARAMETERS: Record<string, string> = {
  q: "onion",
  new_servings: "6",
  file: "$ID.webp",
  token: "$LINK_TOKEN",
};

/** The call as one types it into a terminal, with $LARDER, $TOKEN and $ID in the place of one's own. */
export function curlOf({ path, method, operation }: Call): string {
  const { parameters, requestBody, responses, security } = operation;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => PARAMETERS[name] ?? "$ID");
  const query = parameters
    .filter((one) => one.in === "query" && one.required)
    .map(({ name }) => `${name}=${PARAMETERS[name] ?? "…"}`)
    .join("&");
  const content = requestBody?.content ?? {};
  const { example } = content["application/json"] ?? {};
  const isFile = !("application/json" in (responses["200"]?.content ?? { "application/json": {} }));
  const isDownload = Object.keys(responses["200"]?.content ?? {}).length > 1;
  const parts = [
    `curl -s${isDownload ? "OJ" : ""}${isFile ? ` -o picture.webp` : ""}${implied(method, requestBody) ? "" : ` -X ${method}`} ${quoted(`$LARDER${address}${query && `?${query}`}`)}`,
    security.length > 0 ? '-H "Authorization: Bearer $TOKEN"' : "",
    example ? "-H 'Content-Type: application/json'" : "",
    example ? `-d '${JSON.stringify(example)}'` : "",
    "multipart/form-data" in content ? "-F file=@soup.jpg" : "",
  ];
  return parts.filter(Boolean).join(" \\\n  ");
}

/** curl sends a GET where nothing is sent, else a POST. */
function implied(method: string, body: unknown): boolean {
  return method === "GET" || (method === "POST" && body !== undefined);
}

function quoted(address: string): string {
  return /[?&]/.test(address) ? `"${address}"` : address;
}
