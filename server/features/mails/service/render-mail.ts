import { escapeHtml } from "#server/lib/escape-html.ts";
import type { MailWords } from "#server/texts/en/mails.ts";

/** The colours of Larder's light theme, written out: mail programs know no variables. */
const PAPER = "#fbf9f5";
const SURFACE = "#fffefc";
const INK = "#2b231d";
const SOFT = "#645a52";
const TOMATO = "#b03a2a";
const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** A mail's words as plain text and as HTML; `link` is where its one action leads. */
export function renderMail({ parts, subject }: MailWords): {
  text: string;
  html: string;
  link: string | null;
} {
  const action = parts.find((part) => typeof part !== "string");
  return {
    text: `${parts.map((part) => (typeof part === "string" ? part : part.link)).join("\n\n")}\n`,
    html: page(subject, parts.map(htmlPart).join("\n")),
    link: action?.link ?? null,
  };
}

function htmlPart(part: MailWords["parts"][number]): string {
  if (typeof part === "string") return `<p style="margin:0 0 16px">${escapeHtml(part)}</p>`;
  const link = escapeHtml(part.link);
  return `<p style="margin:24px 0 8px"><a href="${link}" style="display:inline-block;padding:12px 22px;border-radius:999px;background:${TOMATO};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(part.action)}</a></p>
<p style="margin:0 0 24px;font-size:13px;color:${SOFT};word-break:break-all">${link}</p>`;
}

/** One column, no picture, nothing loaded from anywhere. */
function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:${PAPER};color:${INK};font:16px/1.55 ${FONT}">
<div style="max-width:520px;margin:0 auto;padding:28px 28px 16px;border-radius:14px;background:${SURFACE}">
<p style="margin:0 0 20px;font:600 22px/1.2 Georgia, serif">Larder</p>
${body}
</div>
</body>
</html>
`;
}
