import { fillMailOrders } from "#server/features/accounts/service/mail-orders.ts";
import { deliverDueMails } from "#server/features/mails/service/deliver-mails.ts";
import { createMailServer, type MailServer, type Received, SENDER } from "#server/test/mail-server.ts";
import { addSampleMember } from "../../trial/sample-members.ts";
import { type CountedServer, startCountedServer } from "../account-proof/counted-server.ts";
import { ask } from "./ask.ts";
import { around, type Findings } from "./goal.ts";
import { ADDRESSES, HOSTS, NAMES } from "./mail-vectors.ts";

const BASE = "https://larder.example.org";
const HOST = "larder.example.org";
const MOST_AN_HOUR = 3;
const HOUR = 3_600_000;
const FORGOT = "/api/auth/forgot-password";
/** What our mails have, and nothing else. */
const HEADERS =
  /^(?:from|to|subject|message-id|date|mime-version|content-type|content-transfer-encoding|auto-submitted|x-auto-response-suppress|received|list-.*)$/i;

type World = { server: CountedServer; mail: MailServer };

/** G20: no address, name or Host puts a header, a recipient or a foreign link into a mail; nobody is flooded by them. */
export async function proveMails(tries: number): Promise<Findings> {
  const server = await startCountedServer({ env: { USAGE_LIMITS: "off", BASE_URL: BASE } });
  const mail = await createMailServer();
  const world = { server, mail };
  try {
    const failures = [
      ...(await injectAll(world, tries)),
      ...(await spoofHosts(world)),
      ...(await flood(world, tries * 2)),
    ];
    return { tries: tries + HOSTS.length * 2 + tries * 2, failures };
  } finally {
    await mail.close();
    await server.close();
  }
}

async function receive({ server, mail }: World): Promise<Received[]> {
  await fillMailOrders(server.deps);
  await deliverDueMails({ ...server.deps, mailer: mail.mailer });
  return mail.take();
}

const headers = { host: HOST };

async function injectAll(world: World, tries: number): Promise<string[]> {
  const failures: string[] = [];
  const vectors = [
    ...ADDRESSES.map((email) => ({ email, name: "A Cook" })),
    ...NAMES.map((name, at) => ({ email: `name${at}@larder.invalid`, name })),
  ];
  for (const [{ email, name }, round] of around(vectors, tries)) {
    // The limits of mails by network and domain are others' goals.
    world.server.clock.advance(HOUR);
    const body = { email, name, password: "Quince-jam 1897!" };
    const path = round % 2 === 0 ? "/api/auth/register" : FORGOT;
    const { status } = await ask(world.server.url, { method: "POST", path, body, headers });
    const told = `${JSON.stringify({ email, name }).slice(0, 120)}: `;
    if (status >= 500) failures.push(`${told}${status}`);
    for (const one of await receive(world))
      failures.push(...wrongMail(one, email).map((wrong) => told + wrong));
  }
  return failures;
}

/** What of a mail is not as we send it, to the one who was named. */
function wrongMail({ from, recipients, raw, mail }: Received, email: string): string[] {
  const wrong: string[] = [];
  const [head = ""] = raw.split("\r\n\r\n");
  const names = head.split(/\r\n(?![ \t])/).map((line) => line.slice(0, line.indexOf(":")));
  const strange = names.filter((name) => !HEADERS.test(name));
  if (strange.length > 0) wrong.push(`headers ${strange.join(", ")}`);
  if (new Set(names.map((name) => name.toLowerCase())).size !== names.length)
    wrong.push("a header stands twice");
  if (recipients.length !== 1 || mailboxOf(recipients[0] ?? "") !== mailboxOf(email))
    wrong.push(`goes to ${recipients.join(", ")}`);
  if ((mail.to ?? []).length !== 1 || mail.cc?.length || mail.bcc?.length)
    wrong.push("more than one is named");
  if (from !== SENDER) wrong.push(`comes from ${from}`);
  for (const [link] of `${mail.text ?? ""} ${mail.html ?? ""}`.matchAll(
    /(?:href|src)="[^"]*"|https?:\/\/[^\s"<>]+/g,
  )) {
    if (!link.includes(BASE)) wrong.push(`links to ${link}`);
  }
  return wrong;
}

/** A mail for each Host that was taken: its links lead here all the same. */
async function spoofHosts(world: World): Promise<string[]> {
  const failures: string[] = [];
  for (const [at, spoofed] of HOSTS.entries()) {
    world.server.clock.advance(HOUR);
    const email = `host${at}@larder.invalid`;
    for (const path of ["/api/auth/register", FORGOT]) {
      const body = { email, name: "A Cook", password: "Quince-jam 1897!" };
      const asked = { method: "POST", path, body, headers: { ...headers, ...spoofed } };
      const { status } = await ask(world.server.url, asked);
      const isForeign = spoofed.host !== undefined;
      const expected = isForeign ? 421 : path === FORGOT ? 200 : 201;
      if (status !== expected) failures.push(`${JSON.stringify(spoofed)} at ${path}: ${status}`);
    }
    const mails = await receive(world);
    if (spoofed.host === undefined && mails.length === 0)
      failures.push(`${JSON.stringify(spoofed)}: no mail came`);
    for (const one of mails)
      failures.push(...wrongMail(one, email).map((wrong) => `${JSON.stringify(spoofed)}: ${wrong}`));
  }
  return failures;
}

/** As many requests for one address as one likes, from the network of everybody. */
async function flood(world: World, calls: number): Promise<string[]> {
  const failures: string[] = [];
  const emails = ["flood@larder.invalid", "nobody@larder.invalid"];
  await addSampleMember(world.server.deps, "flood@larder.invalid", 0);
  world.server.clock.advance(HOUR);
  for (let n = 0; n < calls; n += 1) {
    const spelled = [emails[n % 2], emails[n % 2]?.toUpperCase(), ` ${emails[n % 2]} `][n % 3];
    const asked = {
      method: "POST",
      path: FORGOT,
      body: { email: spelled },
      headers: { ...headers, "x-forwarded-for": `10.0.${n % 250}.1` },
    };
    const { status } = await ask(world.server.url, asked);
    if (status !== 200 && status !== 429) failures.push(`forgot: ${status}`);
  }
  const mails = await receive(world);
  for (const email of emails) {
    const count = mails.filter(({ recipients }) => recipients.includes(email)).length;
    if (count > MOST_AN_HOUR) failures.push(`${count} mails to ${email} within an hour`);
  }
  return failures;
}

/** One spelling of a mailbox: without quotes that mean nothing, and the dot at the end of a domain. */
function mailboxOf(email: string): string {
  return email.trim().toLowerCase().replaceAll('"', "").replace(/\.$/, "");
}
