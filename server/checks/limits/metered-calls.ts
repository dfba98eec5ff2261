import type { Operation } from "#server/plans.ts";

export const TRANSPORTS = ["rest", "trpc", "batch", "mixed"] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** The number of responses by status; `passed` counts all 2xx. */
export type Tally = Partial<Record<number | "passed", number>>;

type Caller = { url: string; token: string; transport: Transport; operation: Operation; photo: string };

/** The largest batch that the server accepts for each operation. */
const BATCH_SIZE: Record<Operation, number> = { recipe_create: 5, recipe_import: 10, ocr_operation: 10 };
const SOUP = { title: "Onion soup", instructions: [{ instruction: "Cook the onion." }] };
const ONION = "1 onion";

const REST: Record<Operation, { path: string; body: (photo: string) => object }> = {
  recipe_create: {
    path: "/api/recipes/",
    body: () => ({ ...SOUP, ingredients: [{ original_text: ONION }] }),
  },
  recipe_import: {
    path: "/api/import/save",
    body: () => ({ title: SOUP.title, ingredients: [ONION], instructions: ["Cook."], servings: 2 }),
  },
  ocr_operation: { path: "/api/ocr/process", body: (photo) => ({ image_data: photo, image_format: "jpeg" }) },
};

const TRPC: Record<Operation, { path: string; body: (photo: string) => object }> = {
  recipe_create: {
    path: "recipes.create",
    body: () => ({ ...SOUP, ingredients: [{ originalText: ONION }] }),
  },
  recipe_import: { path: "imports.save", body: REST.recipe_import.body },
  ocr_operation: { path: "scans.process", body: (photo) => ({ imageData: photo, imageFormat: "jpeg" }) },
};

/** Sends `calls` calls at once; returns the number of responses by status. */
export async function countConcurrentAnswers(caller: Caller, calls: number): Promise<Tally> {
  const tally: Tally = {};
  const add = (status: number) => {
    const key = status < 300 ? "passed" : status;
    tally[key] = (tally[key] ?? 0) + 1;
  };
  const sending: Promise<number[]>[] = [];
  for (let sent = 0; sent < calls; ) {
    const transport = caller.transport === "mixed" ? TRANSPORTS[sent % 3] : caller.transport;
    const size = transport === "batch" ? Math.min(BATCH_SIZE[caller.operation], calls - sent) : 1;
    sending.push(transport === "rest" ? overRest(caller) : overTrpc(caller, size));
    sent += size;
  }
  for (const statuses of await Promise.all(sending)) statuses.forEach(add);
  return tally;
}

async function overRest({ url, token, operation, photo }: Caller): Promise<number[]> {
  const { path, body } = REST[operation];
  const response = await send(url + path, token, body(photo));
  await response.arrayBuffer();
  return [response.status];
}

async function overTrpc({ url, token, operation, photo }: Caller, size: number): Promise<number[]> {
  const { path, body } = TRPC[operation];
  if (size === 1) {
    const response = await send(`${url}/trpc/${path}`, token, body(photo));
    await response.arrayBuffer();
    return [response.status];
  }
  const paths = Array.from({ length: size }, () => path).join(",");
  const inputs = Object.fromEntries(Array.from({ length: size }, (_, index) => [index, body(photo)]));
  const response = await send(`${url}/trpc/${paths}?batch=1`, token, inputs);
  const answers = (await response.json()) as { error?: { data: { httpStatus: number } } }[];
  return answers.map(({ error }) => error?.data.httpStatus ?? 200);
}

function send(url: string, token: string, body: object): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}
