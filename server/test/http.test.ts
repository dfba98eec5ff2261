import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { restRows } from "#server/rest/table.ts";
import { listen } from "./app-harness.ts";
import { recipeInput } from "./recipe-input.ts";
import { type Answer, multipart, type RestClient } from "./rest-client.ts";
import { openRestClient, setUpRestClient } from "./set-up-rest-client.ts";
import { createSignIn, mailedLink, PASSWORD } from "./sign-in.ts";

const MIB = 1024 * 1024;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; connect-src 'self'; font-src 'self'; media-src 'self' blob:; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types larder-worker";

const client = setUpRestClient({ USAGE_LIMITS: "off" });
let ada: string;
beforeAll(async () => {
  ada = await client.signIn({ name: "Ada Secretive" });
});

const get = (url: string, token?: string, headers: Record<string, string> = {}) =>
  client.send("GET", url, undefined, { token, headers });
const create = async (fields: object): Promise<string> => {
  const body = { ...recipeInput(), is_public: true, ...fields };
  const answer = await client.send("POST", "/api/recipes", body, { token: ada });
  return (answer.body as { id: string }).id;
};

/** A listening server for the rest of the running test, and its port. */
async function openPort() {
  const opened = await openRestClient();
  return { ...opened, port: await listen(opened.app) };
}

/** Sends bytes to the server; returns all that it sends until it closes the connection. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
  });
  socket.on("error", () => undefined);
  socket.end(bytes);
  await once(socket, "close");
  return text;
}

describe("the headers of every answer", () => {
  const calls: [string, string, object?][] = [
    ["GET", "/"],
    ["GET", "/recipes/anything"],
    ["GET", "/shared.js"],
    ["GET", "/assets/main-abc123.js"],
    ["GET", "/assets/missing.js"],
    ["GET", "/robots.txt"],
    ["GET", "/sitemap.xml"],
    ["GET", "/r/unknown"],
    ["GET", "/api/health"],
    ["GET", "/api/health/ready"],
    ["GET", "/api/openapi.json"],
    ["GET", "/api/docs"],
    ["GET", "/api/nope"],
    ["GET", "/api/recipes/%zz"],
    ["GET", "/images/nope"],
    ["GET", "/trpc/recipes.cuisines"],
    ["GET", "/trpc/nope"],
    ["POST", "/trpc/sessions.login", { email: "x" }],
    ["POST", "/somewhere"],
    ["HEAD", "/api/health"],
    ["PATCH", "/api/recipes"],
    ...restRows.map((row): [string, string] => [row.method, row.path.replace(/\{\w+\}/, "x")]),
  ];

  it.each(calls)("%s %s", async (method, url, body) => {
    const { headers } = await client.send(method, url, body);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=(self), screen-wake-lock=(self)"),
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    if (url !== "/api/docs") expect(headers["content-security-policy"]).toBe(POLICY);
    for (const banner of [
      "server",
      "x-powered-by",
      "access-control-allow-origin",
      "strict-transport-security",
    ]) {
      expect(headers).not.toHaveProperty(banner);
    }
    if (/^\/(?:api|trpc)/.test(url)) expect(headers["cache-control"]).toBe("no-store");
  });

  it("ask for HTTPS only where the server has an https address", async () => {
    const secure = await openRestClient({ BASE_URL: "https://larder.example" });
    const answer = await secure.send("GET", "/api/health", undefined, {
      headers: { host: "larder.example" },
    });
    expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(answer.headers["content-security-policy"]).toBe(`${POLICY}; upgrade-insecure-requests`);
  });

  it("name the device cookie for HTTPS as browsers guard it", async () => {
    const secure = await openRestClient({ BASE_URL: "https://larder.example" });
    await createSignIn(secure.harness, { email: "a@example.org" });
    const body = { email: "a@example.org", password: PASSWORD };
    const headers = { host: "larder.example" };
    const answer = await secure.send("POST", "/api/auth/login", body, { headers });
    expect(answer.headers["set-cookie"]).toMatch(
      /^__Host-device=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/,
    );
  });
});

describe("the host that is asked for", () => {
  const ask = (from: RestClient, host: string, url = "/api/recipes/meta/cuisines") =>
    from.send("GET", url, undefined, { headers: { host } });

  it.each([
    "localhost",
    "localhost:3000",
    "127.0.0.1:8080",
    "[::1]:3000",
    "kitchen",
    "larder.local",
    "larder.local.",
    "nas.lan",
    "a.home.arpa",
    "LOCALHOST",
  ])("is answered at home: %s", async (host) => {
    expect((await ask(client, host)).status).toBe(200);
  });

  it.each([
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "a b",
    "x/y",
    "@",
    "larder.local.evil.example",
  ])("is refused: %s", async (host) => {
    for (const url of ["/api/recipes/meta/cuisines", "/", "/trpc/recipes.cuisines", "/api/nope", "/r/x"]) {
      const answer = await ask(client, host, url);
      const body = url.startsWith("/trpc")
        ? { error: { message: "Unknown host" } }
        : { detail: "Unknown host" };
      expect(answer).toMatchObject({ status: 421, body });
    }
  });

  it("is named once: of two the proxy may believe the other", async () => {
    const { port } = await openPort();
    for (const path of [
      "/",
      "/api/health",
      "/api/recipes/meta/cuisines",
      "/trpc/recipes.cuisines",
      "/api/%zz",
    ]) {
      const two = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nhOsT: evil.example\r\nConnection: close\r\n\r\n`;
      const answer = await raw(port, two);
      expect(answer).toMatch(path === "/api/%zz" ? /^HTTP\/1\.1 404 / : /^HTTP\/1\.1 400 /);
      const same = two.replace("evil.example", "localhost");
      if (path !== "/api/%zz") expect(await raw(port, same)).toMatch(/^HTTP\/1\.1 400 /);
      const single = two.replace("hOsT: evil.example", "Date: host\r\nX-Forwarded-Host: evil.example");
      expect(await raw(port, single)).not.toMatch(/^HTTP\/1\.1 400 /);
    }
    const page = "GET /%zz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    expect(await raw(port, page)).not.toContain("<title>");
  });

  it("answers a health check whatever name it comes by, so that a container can ask by address", async () => {
    for (const url of ["/api/health", "/api/health/ready"]) {
      expect(await ask(client, "stranger.example", url)).toMatchObject({
        status: 200,
        body: { status: "ok" },
      });
    }
  });

  it("is the base address and the allowed ones alone, where one is set", async () => {
    const named = await openRestClient({
      BASE_URL: "http://Larder.example:8080/",
      ALLOWED_HOSTS: "other.example, Third.Example",
    });
    for (const host of ["larder.example", "larder.example:8080", "OTHER.example", "third.example:1"]) {
      expect((await ask(named, host)).status).toBe(200);
    }
    for (const host of ["localhost", "127.0.0.1", "larder.local", "evil.example"]) {
      expect((await ask(named, host)).status).toBe(421);
    }
    const numbered = await openRestClient({ BASE_URL: "http://[::1]:8080" });
    for (const host of ["[::1]:8080", "[::1]:1"]) expect((await ask(numbered, host)).status).toBe(200);
    expect((await ask(numbered, "[::2]:8080")).status).toBe(421);
  });

  it("is in no mailed link", async () => {
    const body = { email: "host@example.org", password: PASSWORD, name: "Host" };
    const headers = { host: "kitchen", "x-forwarded-host": "evil.example" };
    await client.send("POST", "/api/auth/register", body, { headers });
    expect(await mailedLink(client.harness, "host@example.org")).toMatch(/^http:\/\/localhost:3000\//);
  });
});

describe("the address of the caller", () => {
  const spoofed = {
    "x-forwarded-for": "203.0.113.7",
    "x-real-ip": "203.0.113.8",
    forwarded: "for=203.0.113.9",
  };
  async function seenBy(env: Record<string, string>): Promise<unknown> {
    const opened = await openRestClient(env);
    await opened.send("POST", "/api/auth/login", { email: "a@b.cd", password: "x" }, { headers: spoofed });
    const [row] = await opened.harness.db.all<{ ip_address: string }>("select ip_address from login_events");
    return row?.ip_address;
  }

  it("is that of the connection, whatever a header says", async () => {
    expect(await seenBy({})).toBe("127.0.0.1");
    expect(await seenBy({ TRUST_PROXY: "10.0.0.0/8" })).toBe("127.0.0.1");
  });

  it("is the forwarded one of a trusted proxy", async () => {
    expect(await seenBy({ TRUST_PROXY: "10.0.0.0/8, 127.0.0.1" })).toBe("203.0.113.7");
  });
});

describe("the application's page", () => {
  it.each(["/", "/recipes/1", "/verify-email/abc", "/reset-password/abc", "/apis", "/imagesque"])(
    "is the answer to GET %s",
    async (url) => {
      const answer = await get(url);
      expect(answer.status).toBe(200);
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(answer.text).toContain("<title>Larder</title>");
    },
  );

  it("keeps files with a hash in their name for a year, drawings for a day, others not at all", async () => {
    expect((await get("/assets/main-abc123.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await get("/shared.js")).headers["cache-control"]).toBe("no-cache");
    // The picture is cached, because it is shown while the browser is offline.
    expect((await get("/unplugged.svg")).headers["cache-control"]).toBe("public, max-age=86400");
  });

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["BR;q=0.5 , gzip", "br"],
    ["gzip, br;q=0", "gzip"],
    ["br;q=0", undefined],
    ["br ; q=0.000, gzip;q=0", undefined],
    ["zebra, x-gzip", undefined],
    ["", undefined],
  ])("comes compressed as the reader takes it: %j", async (accepted, encoding) => {
    const { headers } = await get("/shared.js", undefined, { "accept-encoding": accepted });
    expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "accept-encoding"]);
  });

  it("tells people of an address that cannot be decoded, and programs in their form", async () => {
    const page = await get("/50%");
    expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect((await get("/api/recipes/%E0%A4%A")).body).toEqual({ detail: "Not Found" });
    expect((await get("/50%", undefined, { host: "evil.example" })).body).toEqual({ detail: "Not Found" });
  });

  it("is no answer to another method, nor to a missing file of the build", async () => {
    expect(await client.send("POST", "/recipes/1", {})).toMatchObject({
      status: 404,
      body: { detail: "Not Found" },
    });
    expect((await get("/assets/gone-123.js")).body).toEqual({ detail: "Not Found" });
    expect((await get("/../../etc/passwd")).text).not.toContain("root:");
    expect((await get("/..%2f..%2fetc%2fpasswd")).text).not.toContain("root:");
  });
});

describe("a shared recipe", () => {
  async function uploadPicture(): Promise<string> {
    const png = await sharp({ create: { width: 700, height: 70, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const upload = await client.send("POST", "/api/upload/image", undefined, {
      token: ada,
      ...multipart("file", "a.png", png),
    });
    return (upload.body as { path: string }).path;
  }

  it("carries title, text, picture and its data in the HTML, and no author in the head", async () => {
    const path = await uploadPicture();
    const id = await create({
      title: "Chestnut soup",
      description: "For the first cold evening.",
      image_path: path,
      cuisine: "italian",
      servings: 3,
      prep_time: 10,
      cooking_time: 30,
      total_time: 40,
      ingredients: [{ original_text: "500 g chestnuts" }, { name: "cream", quantity: 100, unit: "ml" }],
      instructions: [{ instruction: "Roast." }, { instruction: "Blend." }],
    });
    const { status, text, headers } = await get(`/r/${id}`);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    const head = text.slice(0, text.indexOf("</head>"));
    expect(head).toContain("<title>Chestnut soup");
    expect(head).toContain('<meta name="description" content="For the first cold evening.">');
    expect(head).toContain(`<meta property="og:image" content="http://localhost:3000${path}">`);
    for (const [name, content] of [
      ["width", 700],
      ["height", 70],
      ["alt", "Chestnut soup"],
    ])
      expect(head).toContain(`<meta property="og:image:${name}" content="${content}">`);
    expect(head).toContain(`<link rel="canonical" href="http://localhost:3000/r/${id}">`);
    expect(text).not.toContain("Ada Secretive");
    // Without scripts the page says what Larder is and how to save the recipe.
    expect(text).toContain("Larder keeps a household's recipes: from the web, from photos, from memory.");
    expect(text).toContain(`<a href="/recipes/${id}">Keep this recipe</a>`);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? "";
    expect(JSON.parse(json)).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Recipe",
      name: "Chestnut soup",
      image: expect.anything(),
      recipeIngredient: ["500 g chestnuts", "100 ml cream"],
      recipeCuisine: "Italian",
      prepTime: "PT10M",
      cookTime: "PT30M",
      totalTime: "PT40M",
    });
  });

  it("has the parts of the recipe in its language when no script runs", async () => {
    const path = await uploadPicture();
    const id = await create({
      title: "Kürbissuppe",
      description: `Für den ersten kalten Abend.\nUnd ${"für den zweiten, ".repeat(20)}`,
      servings: 4,
      yield_text: "2 Liter",
      cooking_time: 30,
      source_url: "https://kuerbis.example/suppe?a=1&b=2",
      notes: "Schmeckt auch kalt.",
      ingredients: [
        { original_text: "1 Kürbis" },
        { original_text: "100 g Butter", section: "Für das Topping" },
        { original_text: "Salz", section: null },
      ],
      instructions: [
        { instruction: "Den Kürbis in der Butter mit etwas Wasser weich kochen.", image_path: path },
        { instruction: "Alles pürieren und mit dem Salz würzen.", section: "Zum Schluss" },
      ],
    });
    const { text } = await get(`/r/${id}`);
    const stem = path.replace(".webp", "");
    const description = /<meta name="description" content="(.*)">/.exec(text)?.[1] ?? "";
    expect(description.length).toBeLessThan(200);
    expect(description).toMatch(/^Für den ersten kalten Abend\. Und für .*…$/);
    for (const part of [
      '<html lang="de">',
      '<h2 lang="en">Ingredients</h2>\n<ul><li>1 Kürbis</li></ul>\n<h3>Für das Topping</h3>\n<ul><li>100 g Butter</li></ul>\n<hr>\n<ul><li>Salz</li></ul>',
      `<ol><li value="1"><p>Den Kürbis in der Butter mit etwas Wasser weich kochen.</p><img src="${path}" srcset="${stem}_320.webp 320w, ${stem}_640.webp 640w, ${path} 700w" sizes="(min-width: 64rem) 26rem, 85vw" width="700" height="70" alt="">`,
      '<h3>Zum Schluss</h3>\n<ol><li value="2">',
      "<li>Servings: 4</li><li>Makes: 2 Liter</li><li>Cooking: 30 minutes</li>",
      '<a href="https://kuerbis.example/suppe?a=1&#38;b=2" rel="noopener nofollow">',
      "<p>Schmeckt auch kalt.</p>",
    ])
      expect(text).toContain(part);
  });

  it("has the servings of the link when they are not the recipe's own", async () => {
    const id = await create({
      title: "Chestnut soup",
      servings: 4,
      yield_text: "2 bowls",
      ingredients: [{ original_text: "500 g chestnuts" }],
      instructions: [{ instruction: "Roast 200 g of the chestnuts." }],
    });
    const { text } = await get(`/r/${id}?servings=8`);
    for (const part of [
      '<meta property="og:description" content="For 8 servings. ',
      `<meta property="og:url" content="http://localhost:3000/r/${id}?servings=8">`,
      `<link rel="canonical" href="http://localhost:3000/r/${id}">`,
      "<li>Servings: 8</li><li>Makes: 2 bowls (for 4 servings)</li>",
      "<li>1 kg chestnuts</li>",
      "Roast 400 g of the chestnuts.",
      `<a href="/recipes/${id}?servings=8">`,
      '"recipeIngredient":["1 kg chestnuts"]',
    ])
      expect(text).toContain(part);
    const own = await get(`/r/${id}`);
    for (const servings of ["4", "0", "9999", "x", "8&servings=9"])
      expect((await get(`/r/${id}?servings=${servings}`)).text).toBe(own.text);
  });

  it("runs nothing that its words carry", async () => {
    const evil = `</title></script><script>alert(1)</script><img src=x onerror=alert(1)>"'&\u2028<!--`;
    const id = await create({
      title: evil,
      description: evil,
      ingredients: [{ name: evil }],
      instructions: [{ instruction: evil }],
      tags: ["</script>"],
    });
    const { text } = await get(`/r/${id}`);
    expect(text).toContain("&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;");
    expect(text.match(/<script\b/g)).toHaveLength(3);
    expect(text).not.toMatch(/<img src=x|alert\(1\)<\/script>|<!--/);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? "";
    expect((JSON.parse(json) as { name: string }).name).toBe(evil);
  });

  it("that is private, deleted or was never there is the application's page with 404", async () => {
    const id = await create({ is_public: false, title: "Hidden truffle" });
    const pages: Answer[] = [];
    for (const url of [`/r/${id}`, "/r/00000000-0000-7000-8000-000000000000", "/r/x"]) {
      pages.push(await get(url, ada));
    }
    for (const page of pages) {
      expect(page.status).toBe(404);
      expect(page.text).toBe(pages[0]?.text);
      expect(page.text).not.toContain("Hidden truffle");
    }
  });

  it("is asked for again each time, answered in short while it is the same, and gone once it is private", async () => {
    const id = await create({ title: "Medlar jelly", is_public: true });
    const first = await get(`/r/${id}`);
    expect(first.headers["cache-control"]).toBe("no-cache");
    const tag = first.headers.etag ?? "";
    expect(tag).toMatch(/^"[0-9a-f]{64}"$/);
    const again = (sent: string) => get(`/r/${id}`, undefined, { "if-none-match": sent });
    for (const sent of [tag, `W/${tag}`, `"x", ${tag}`]) {
      expect(await again(sent)).toMatchObject({ status: 304, text: "", headers: { etag: tag } });
    }
    expect(await again('"x"')).toMatchObject({ status: 200, text: first.text });
    await client.send("PUT", `/api/recipes/${id}`, { title: "Quince jelly" }, { token: ada });
    const changed = await again(tag);
    expect(changed.status).toBe(200);
    expect(changed.text).toContain("Quince jelly");
    await client.send("PUT", `/api/recipes/${id}`, { is_public: false }, { token: ada });
    for (const sent of [tag, changed.headers.etag ?? "", "*"]) {
      const hidden = await again(sent);
      expect(hidden.status).toBe(404);
      expect(hidden.text).not.toContain("jelly");
    }
  });

  it("is in the sitemap while it is public, and robots.txt names the sitemap", async () => {
    const open = await create({ title: "In the map" });
    const hidden = await create({ title: "Not in the map", is_public: false });
    client.harness.clock.advance(10 * 60_000);
    const sitemap = await get("/sitemap.xml");
    expect(sitemap.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(sitemap.text).toContain(`<loc>http://localhost:3000/r/${open}</loc>`);
    expect(sitemap.text).not.toContain(hidden);
    const robots = await get("/robots.txt");
    expect(robots.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(robots.text).toContain("Sitemap: http://localhost:3000/sitemap.xml");
    expect(robots.text).toContain("Disallow: /api/");
  });
});

describe("over a real socket", () => {
  it("answers bytes that are no request in the form of all errors", async () => {
    const { port } = await openPort();
    for (const bytes of [
      "nonsense\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nBad Header: x\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nX: a\nY: b\r\n\r\n",
    ]) {
      const answer = await raw(port, bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(answer).toContain("x-content-type-options: nosniff");
      expect(answer).toMatch(/\{"detail":"Bad request"\}$/);
    }
    const long = await raw(port, `GET /?${"x".repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1\.1 431 /);
    expect(await raw(port, "GET /api/recipes/meta/cuisines HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 421 /);
    expect(
      await raw(port, "GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
    ).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("answers an upload that is far too large, and serves the next request", async () => {
    const { port, signIn } = await openPort();
    const token = await signIn();
    const { raw: body, headers } = multipart("file", "big.png", Buffer.alloc(20 * MIB, 1));
    for (const authorization of [`Bearer ${token}`, "Bearer nonsense"]) {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const sending = httpRequest(
          {
            port,
            host: "127.0.0.1",
            path: "/api/upload/image",
            method: "POST",
            headers: { ...headers, authorization, "content-length": body.byteLength },
          },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          },
        );
        sending.on("error", reject);
        sending.end(body);
      });
      expect(status).toBe(authorization.endsWith("nonsense") ? 401 : 413);
    }
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  });

  it("refuses an upload of more than 5 MB however its bytes arrive", async () => {
    const { port, signIn } = await openPort();
    const token = await signIn();
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const create = { width: 2000, height: 2000, channels: 3, background: "#999", noise } as const;
    const picture = await sharp({ create }).jpeg({ quality: 100 }).toBuffer();
    expect(picture.byteLength).toBeGreaterThan(5 * MIB);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const body = new FormData();
      body.set("file", new Blob([new Uint8Array(picture)]), "big.jpg");
      const headers = { authorization: `Bearer ${token}` };
      const url = `http://127.0.0.1:${port}/api/upload/image`;
      expect((await fetch(url, { method: "POST", body, headers })).status).toBe(413);
    }
  });

  it("refuses a body by its announced length, before it is sent", async () => {
    const { port } = await openPort();
    const head = `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${2 * MIB}\r\nConnection: close\r\n\r\n`;
    expect(await raw(port, head)).toMatch(/^HTTP\/1\.1 413 /);
  });
});
