/** A request whose cost is measured. `as` says who sends it; a refusal is decided before anything of the body is used. */
export type Sent = {
  name: string;
  as: "stranger" | "member";
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body: () => Buffer | string;
};

const KIB = 1024;
const MIB = 1024 * KIB;

const fill = (piece: string, bytes: number, before = "", after = "") =>
  before +
  piece.repeat(Math.max(0, Math.floor((bytes - before.length - after.length) / piece.length))) +
  after;
const list = (bytes: number) => fill("{},", bytes, "[", "{}]");
const json = (value: unknown) => JSON.stringify(value);
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

/** What is costly to parse, to walk or to refuse, of about so many bytes. */
const shapes: Record<string, (bytes: number) => string | Buffer> = {
  "empty objects": list,
  "empty lists": (bytes) => fill("[],", bytes, "[", "[]]"),
  "nested lists": (bytes) => fill("[", bytes / 2) + fill("]", bytes / 2),
  "nested objects": (bytes) => fill('{"a":', bytes),
  "short keys": (bytes) => `{${times(Math.floor(bytes / 10), (at) => `"k${at}":1`).join(",")}}`,
  "one key again and again": (bytes) => fill('"email":1,', bytes, "{", '"email":1}'),
  numbers: (bytes) => fill("1,", bytes, "[", "1]"),
  "one long number": (bytes) => fill("1", bytes),
  "texts that nothing parts": (bytes) => fill('""', bytes),
  "one escaped text": (bytes) => fill("\\u0041", bytes, '"', '"'),
  "backslashes alone": (bytes) => fill("\\\\", bytes, '"', '"'),
  "quotes in a text": (bytes) => fill('\\"', bytes, '{"email":"', '"}'),
  "one plain text": (bytes) => fill("x", bytes, '{"email":"', '"}'),
  "letters of three bytes": (bytes) => fill("日", bytes / 3, '{"email":"', '"}'),
  blanks: (bytes) => fill(" ", bytes),
  "line breaks": (bytes) => fill("\n", bytes, "{", "}"),
  "no JSON": (bytes) => fill("x", bytes),
  "no UTF-8": (bytes) => Buffer.alloc(bytes, 0xff),
  "half a sign of UTF-8 at the end": (bytes) =>
    Buffer.concat([Buffer.alloc(bytes - 1, 0x20), Buffer.of(0xe2)]),
  "names of prototypes": (bytes) => fill('"__proto__":{"constructor":1},', bytes, "{", '"a":1}'),
};

const strangersRows: [string, number][] = [
  ["/api/auth/login", 4 * KIB],
  ["/api/auth/login", MIB],
  ["/api/auth/register", MIB],
  ["/api/auth/refresh", 4 * KIB],
  ["/api/recipes", MIB],
  ["/api/ocr/%73ave-recipe", 24 * MIB],
  ["http://localhost/api/ocr/save-recipe", 24 * MIB],
  ["/trpc/sessions.login", 4 * KIB],
  ["/trpc/scans%2Eprocess", 14 * MIB],
  [`/trpc/${times(10, () => "sessions.login").join(",")}?batch=1`, 40 * KIB],
  ["/api/nowhere", MIB],
];

export function strangersBodies(recipe: string): Sent[] {
  const shaped = strangersRows.flatMap(([path, bytes]) =>
    Object.entries(shapes).map(([shape, make]): Sent => {
      const size = bytes >= MIB ? `${bytes / MIB} MB` : `${bytes / KIB} kB`;
      return { name: `${size} of ${shape}`, as: "stranger", path, body: () => make(bytes) };
    }),
  );
  const input = encodeURIComponent(json(fill("{},", 4000, "[", "{}]")));
  const names = times(10, () => "recipes.list").join(",");
  const inputs = encodeURIComponent(json(Object.fromEntries(times(10, (at) => [at, list(300)]))));
  return [
    ...shaped,
    {
      name: "a sign-in",
      as: "stranger",
      path: "/api/auth/login",
      body: () => json({ email: "a@b.cd", password: "x" }),
    },
    {
      name: "a form",
      as: "stranger",
      path: "/api/auth/login",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: () => fill("--x\r\n\r\n\r\n", MIB),
    },
    {
      name: "a packed body",
      as: "stranger",
      path: "/api/auth/login",
      headers: { "content-encoding": "gzip" },
      body: () => list(MIB),
    },
    {
      name: "an input in the address",
      as: "stranger",
      method: "GET",
      path: `/trpc/recipes.list?input=${input}`,
      body: () => "",
    },
    {
      name: "ten inputs in the address",
      as: "stranger",
      method: "GET",
      path: `/trpc/${names}?batch=1&input=${inputs}`,
      body: () => "",
    },
    {
      name: "a batch of commas",
      as: "stranger",
      path: `/trpc/${",".repeat(4000)}?batch=1`,
      body: () => list(40 * KIB),
    },
    {
      name: "the longest recipe for 7",
      as: "stranger",
      path: `/api/recipes/${recipe}/scale`,
      body: () => json({ new_servings: 7 }),
    },
    {
      name: "the longest recipe",
      as: "stranger",
      method: "GET",
      path: `/api/recipes/${recipe}`,
      body: () => "",
    },
  ];
}

/** 200 lines, 100 steps, each as long as it may be. */
export function longestRecipe() {
  const words = "500 g of flour and 2 cups sugar (about 1 1/2 l) at 180 °C for 20 minutes, ";
  return {
    title: "t".repeat(200),
    is_public: true,
    servings: 4,
    ingredients: times(200, (at) => ({
      original_text: `${at + 1} 1/2 cups ${words.repeat(9)}`.slice(0, 700),
    })),
    instructions: times(100, () => ({ instruction: words.repeat(70).slice(0, 5000) })),
  };
}

const membersRows: [string, number][] = [
  ["/api/recipes", MIB],
  ["/api/import/save", MIB],
  ["/api/import/extract", 7 * MIB],
  ["/api/ocr/process", 15 * MIB],
  ["/api/ocr/save-recipe", 25 * MIB],
  ["/trpc/scans.save", 25 * MIB],
  ["/trpc/drafts.save", MIB],
];

export function membersBodies(): Sent[] {
  const shaped = membersRows.flatMap(([path, bytes]) =>
    Object.entries(shapes).map(
      ([shape, make]): Sent => ({
        name: `${bytes / MIB} MB of ${shape}`,
        as: "member",
        path,
        body: () => make(bytes),
      }),
    ),
  );
  const photo = (bytes: number) => "/9j/".repeat(bytes / 4);
  const recipe = { title: "a", ingredients: [{ name: "a" }], instructions: [{ instruction: "b" }] };
  const wrong = (count: number) =>
    times(count, () => ({ name: 1, unit: 1, quantity: "x", notes: 1, size: 1, section: 1 }));
  const lines = times(200, (at) => `${at} 1/2 cups of ${"flour, sifted, ".repeat(60)}`.slice(0, 700));
  return [
    ...shaped,
    {
      name: "a whole scan with pictures",
      as: "member",
      path: "/api/ocr/save-recipe",
      body: () =>
        json({
          recipe,
          food_images: [{ image_data: photo(12 * MIB) }, { image_data: photo(12 * MIB) }],
          image_assignments: { 0: { type: "cover" } },
        }),
    },
    {
      name: "photos that are none",
      as: "member",
      path: "/api/ocr/process",
      body: () => json({ image_data: photo(13 * MIB) }),
    },
    {
      name: "a photo in lines of 76",
      as: "member",
      path: "/api/ocr/assess-quality",
      body: () => json({ image_data: photo(12 * MIB).replace(/.{76}/g, "$&\n") }),
    },
    {
      name: "a title as long as a scan",
      as: "member",
      path: "/api/ocr/save-recipe",
      body: () => json({ recipe: { ...recipe, title: "x".repeat(24 * MIB) } }),
    },
    {
      name: "a page of other letters",
      as: "member",
      path: "/api/import/extract",
      body: () => json({ url: "https://example.org/", html: "日本語。".repeat(MIB / 2) }),
    },
    {
      name: "a photo that is no base64",
      as: "member",
      path: "/trpc/scans.process",
      body: () => json({ imageData: "*".repeat(14 * MIB) }),
    },
    {
      name: "a page of quotes",
      as: "member",
      path: "/api/import/extract",
      body: () => json({ url: "https://example.org/", html: '<p class="a">é</p>\n'.repeat(MIB / 4) }),
    },
    {
      name: "wrong rows",
      as: "member",
      path: "/api/recipes",
      body: () => json({ ...recipe, ingredients: wrong(200) }),
    },
    {
      name: "too many wrong rows",
      as: "member",
      path: "/api/recipes",
      body: () => json({ ...recipe, ingredients: wrong(1500) }),
    },
    {
      name: "too many wrong rows",
      as: "member",
      path: "/trpc/recipes.create",
      body: () => json({ ...recipe, ingredients: wrong(1500) }),
    },
    { name: "lines to read", as: "member", path: "/trpc/recipes.readLines", body: () => json({ lines }) },
    {
      name: "the longest draft",
      as: "member",
      path: "/trpc/drafts.save",
      body: () => json({ recipeId: null, shape: 1, basis: null, value: '"'.repeat(500_000) }),
    },
    {
      name: "a form that never comes to its file",
      as: "member",
      path: "/api/upload/image",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: () => fill("-x\r\n", 24 * MIB),
    },
    {
      name: "a form of many fields",
      as: "member",
      path: "/api/upload/image",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: () => fill('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n', 5 * MIB),
    },
    {
      name: "the longest recipe",
      as: "member",
      path: "/api/recipes",
      body: () => json({ ...longestRecipe(), is_public: false }),
    },
  ];
}
