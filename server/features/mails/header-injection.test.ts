import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { users } from "#db/schema/index.ts";
import {
  createMailServer,
  type MailServer,
  type Received,
  receiveMails,
  SENDER,
} from "#server/test/mail-server.ts";
import { quickPasswords } from "#server/test/quick-passwords.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { mailedToken, PASSWORD, visitor } from "#server/test/sign-in.ts";
import { mailTexts } from "#server/texts/en/mails.ts";
import { queueMail } from "./service/queue-mail.ts";

/** Characters that a mail program may take for the end of a header line. */
const BREAKS = [
  "\r\n",
  "\n",
  "\r",
  "\n\r",
  "\u2028",
  "\u2029",
  "\u0085",
  "\0",
  "\v",
  "\f",
  "\r\n ",
  "%0D%0A",
  "=0D=0A",
  "\\r\\n",
  "\u560d\u560a",
];
/** Headers and content that an attacker would inject. */
const INJECTIONS = [
  "Bcc: victim@example.com",
  "To: victim@example.com",
  "Subject: Win a prize",
  "Content-Type: text/html\r\n\r\n<b>x</b>",
  ".\r\nRCPT TO:<victim@example.com>\r\nDATA",
];
/** Names with characters that have a meaning in address headers. */
const MARKS = [
  "victim@example.com",
  "<victim@example.com>",
  "Ada <victim@example.com>",
  "Ada, victim@example.com",
  "Ada; victim@example.com",
  'Ada" <victim@example.com>, "x',
  "Ada\\",
  '"Ada',
  "Ada (victim@example.com)",
  "undisclosed-recipients:victim@example.com;",
  "=?utf-8?q?Bcc:_victim@example.com?=",
  "=?utf-8?b?DQpCY2M6IHZpY3RpbUBleGFtcGxlLmNvbQ==?=",
  "=?utf-8?q?=0D=0ABcc:_victim@example.com?=",
  "Ádá Löve, 李雷",
  "\u202eada@example.com\u202c",
  "👩‍🍳 ".repeat(20).trim(),
  `Ada ${"x".repeat(95)}`,
  "--_boundary",
  "<script>alert(1)</script>",
  "\ud800Ada",
];
const VECTORS = [
  ...BREAKS.flatMap((end) => INJECTIONS.map((injection) => `Ada${end}${injection}`)),
  ...MARKS,
];

const HEADERS = "auto-submitted,content-type,date,from,message-id,mime-version,subject,to";

let server: MailServer;
const harness = setUpHarness();
beforeAll(async () => {
  server = await createMailServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  harness.override({ passwords: quickPasswords() });
});

const addressOf = (index: number) => `cook${index}@example.org`;

/** Expects one recipient and exactly the headers that every mail has. */
function expectOneMailbox({ from, recipients, mail }: Received, index: number, subject: string): void {
  const label = JSON.stringify(VECTORS[index]);
  expect({ from, recipients }, label).toEqual({ from: SENDER, recipients: [addressOf(index)] });
  expect(
    mail.to?.map(({ address }) => address),
    label,
  ).toEqual([addressOf(index)]);
  expect(mail.from?.address, label).toBe(SENDER);
  expect(mail.cc ?? mail.bcc ?? mail.replyTo, label).toBeUndefined();
  expect(
    mail.headers
      .map(({ key }) => key)
      .sort()
      .join(),
    label,
  ).toBe(HEADERS);
  expect(mail.subject, label).toBe(subject);
  expect(mail.attachments, label).toEqual([]);
  expect(mail.html, label).not.toMatch(/<script|<b>/);
}

it("no stored name adds a header or a recipient", async () => {
  for (const [index, name] of VECTORS.entries()) {
    const words = mailTexts.passwordChanged({
      name,
      occurredAt: harness.clock.now(),
      link: "http://x.example/y",
      changeDropped: true,
    });
    const to = { address: addressOf(index), name };
    await harness.db.write((tx) => queueMail(tx, harness.deps, { kind: "password_changed", to, words }));
  }
  const mails = await receiveMails(harness, server);
  expect(mails).toHaveLength(VECTORS.length);
  for (const [index, mail] of mails.entries()) expectOneMailbox(mail, index, "Your password was changed");
});

it("a message with each name goes to its own mailbox only", async () => {
  const names = VECTORS.slice(0, 30);
  for (const [index, name] of names.entries()) {
    const from = { ip: `10.${index}.0.1` };
    const email = addressOf(index);
    await visitor(harness, from).accounts.register({ email, password: PASSWORD, name });
    await visitor(harness).accounts.verifyEmail({ token: await mailedToken(harness, email) });
    await receiveMails(harness, server);
    await visitor(harness, from).accounts.forgotPassword({ email });
    expectOneMailbox((await receiveMails(harness, server))[0] as Received, index, "Set a new password");
  }
  for (const { name } of await harness.db.select().from(users))
    expect(name).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
});
