import { escapeHtml } from "#server/lib/escape-html.ts";
import type { MailWords } from "#server/texts/en/mails.ts";

type Colours = {
  paper: string;
  surface: string;
  ink: string;
  soft: string;
  action: string;
  onAction: string;
};

/** Colours of Larder's themes as literals, because mail programs do not support CSS variables. */
const LIGHT: Colours = {
  paper: "#fbf9f5",
  surface: "#fffefc",
  ink: "#2b231d",
  soft: "#645a52",
  action: "#b03a2a",
  onAction: "#ffffff",
};
const DARK: Colours = {
  paper: "#191410",
  surface: "#231d17",
  ink: "#eee9df",
  soft: "#b1aa9e",
  action: "#f48462",
  onAction: "#22110b",
};
const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/**
 * Dark mode overrides the inline styles, which use the light theme for mail programs without style sheets.
 * `color-scheme` prevents mail programs from inverting the colours.
 */
const DARK_STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${DARK.paper}!important;color:${DARK.ink}!important}
.surface{background:${DARK.surface}!important;color:${DARK.ink}!important}
.soft{color:${DARK.soft}!important}
.action{background:${DARK.action}!important}
.action a{color:${DARK.onAction}!important}
}`;

/** Renders a mail as plain text and HTML. `link` is the URL of its action, null without one. */
export function renderMail({ parts, subject }: MailWords): {
  text: string;
  html: string;
  link: string | null;
} {
  const action = parts.find((part) => typeof part !== "string");
  return {
    text: `${parts.map(renderPartAsText).join("\n\n")}\n`,
    html: renderHtmlPage(subject, parts.map(renderPartAsHtml).join("\n")),
    link: action?.link ?? null,
  };
}

/** The link is alone on its line, so that mail programs add no following character to it. */
function renderPartAsText(part: MailWords["parts"][number]): string {
  return typeof part === "string" ? part : `${part.action}:\n${part.link}`;
}

/** A button, with its URL as text below it for copying. */
function renderPartAsHtml(part: MailWords["parts"][number]): string {
  if (typeof part === "string") return `<p style="margin:0 0 16px">${escapeHtml(part)}</p>`;
  const link = escapeHtml(part.link);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 10px"><tr>
<td class="action" bgcolor="${LIGHT.action}" style="border-radius:999px;background:${LIGHT.action}"><a href="${link}" style="display:inline-block;padding:12px 22px;color:${LIGHT.onAction};font-weight:600;text-decoration:none">${escapeHtml(part.action)}</a></td>
</tr></table>
<p style="margin:0 0 24px;font-size:13px;word-break:break-all"><a class="soft" href="${link}" style="color:${LIGHT.soft};text-decoration:underline">${link}</a></p>`;
}

/** The HTML page of a mail: one column without pictures or remote content. */
function renderHtmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
${DARK_STYLES}
</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:${LIGHT.paper};color:${LIGHT.ink};font:16px/1.55 ${FONT}">
<div class="surface" style="max-width:520px;margin:0 auto;padding:28px 28px 16px;border-radius:14px;background:${LIGHT.surface};color:${LIGHT.ink}">
<p style="margin:0 0 20px;font:600 22px/1.2 Georgia, serif">Larder</p>
${body}
</div>
</body>
</html>
`;
}
