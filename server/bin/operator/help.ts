import { commandTexts } from "#server/texts/en/operator.ts";
import type { Verb } from "./verb.ts";
import { verbs } from "./verbs.ts";

/** The list of verbs: how each is called, and what it does. */
export function overview(): string {
  const rows = Object.values(verbs).map(({ usage, about }) => `  ${usage}\n      ${about}`);
  return [commandTexts.usage, "", ...rows, "", commandTexts.footer].join("\n");
}

/** What --help says of one verb: usage, what it does, an example, exit codes. */
export function helpOf({ usage, about, help, example }: Verb): string {
  const { command, exits } = commandTexts;
  return [
    `${command} ${usage}`,
    "",
    about,
    ...help.flatMap((paragraph) => ["", paragraph]),
    "",
    commandTexts.example,
    `  ${command} ${example}`,
    "",
    ...exits,
  ].join("\n");
}
