import { type EmailContent, type SiteMail, writeContent } from "./email-content.ts";
import type { Mail } from "./mail.ts";

/**
 * The email as the recipient gets it. `site` is the site's public address, which ends the email. Replies to a message
 * of the contact form go to its author.
 */
export function composeMail(mail: SiteMail, site: string): Mail {
  const content = writeContent(mail, site);
  const { to } = mail;
  return {
    to,
    subject: content.subject,
    text: writeText(content, site),
    html: writeHtml(content, site),
    ...(mail.type === "contact" && { replyTo: { name: mail.name, address: mail.email } }),
  };
}

/** The email as plain text: the same words in the same order as the HTML. `site` is the site's own address. */
function writeText(content: EmailContent, site: string): string {
  const { subject, title = subject, lead, action, notes, reason } = content;
  const button = action ? [`${action.label}:\n${action.url}`] : [];
  return `${[title, lead, ...button, ...notes, "--", reason, `Huesmith, ${site}`].join("\n\n")}\n`;
}

// Email clients support little CSS: one table, inline styles, hex colors (those of app.css), no images, system fonts.
// The style sheet in the head is for clients with a dark scheme; where it is ignored, the email stays light.
const STRIP = ["#DC3522", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"];
const SANS = "'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MONO = "'Geist Mono',ui-monospace,Menlo,Consolas,monospace";

const DARK = [
  ".paper{background:#13100e!important}",
  ".sheet{background:#1c1916!important;border-color:#302d2b!important}",
  ".ink{color:#f1eeea!important}",
  ".ink-2{color:#afaaa4!important}",
  ".rule{border-color:#302d2b!important}",
  ".button{background:#ef5a45!important}",
  ".button a{color:#190b08!important}",
].join("");

// Fills the end of the preview, which would otherwise show the first words of the email.
const FILLER = "&#847;&zwnj;&nbsp;".repeat(60);

/** The email as an HTML page for email clients. `site` is the site's own address. */
function writeHtml(content: EmailContent, site: string): string {
  const title = escapeHtml(content.title ?? content.subject);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK}}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbfaf8">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}${FILLER}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf8">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e0dddb;border-radius:18px;border-collapse:separate;overflow:hidden">
<tr><td style="padding:0;font-size:0;line-height:0">${writeStrip()}</td></tr>
<tr><td class="ink" style="padding:28px 36px 0;font:600 17px/1.3 ${SANS};letter-spacing:-.02em;color:#1f1915">Huesmith</td></tr>
<tr><td style="padding:22px 36px 0"><h1 class="ink" style="margin:0;font:600 28px/1.15 ${SANS};letter-spacing:-.025em;color:#1f1915">${title}</h1></td></tr>
${writeParagraph(content.lead, "ink", "padding:14px 36px 0")}
${writeButton(content.action)}${content.notes.map((note) => writeParagraph(note, "ink-2", "padding:12px 36px 0")).join("\n")}
${writeAddress(content.action)}<tr><td style="padding:26px 36px 30px"><p class="rule ink-2" style="margin:0;padding:18px 0 0;border-top:1px solid #e0dddb;font:400 13px/1.5 ${SANS};color:#5d5751">${escapeHtml(content.reason)}</p></td></tr>
</table>
<p class="ink-2" style="margin:18px 0 0;font:400 13px/1.5 ${SANS};color:#5d5751"><a class="ink-2" href="${escapeHtml(site)}" style="color:#5d5751">${escapeHtml(site.replace(/^https?:\/\//, ""))}</a></p>
</td></tr>
</table>
</body>
</html>
`;
}

function writeButton(action: EmailContent["action"]) {
  if (!action) return "";
  return `<tr><td style="padding:26px 36px 6px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="button" style="background:#dc3522;border-radius:10px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:13px 22px;font:600 16px/1.25 ${SANS};color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></td></tr></table></td></tr>\n`;
}

/** The action as a plain address, for clients that show no buttons. */
function writeAddress(action: EmailContent["action"]) {
  if (!action) return "";
  const url = escapeHtml(action.url);
  return `<tr><td style="padding:20px 36px 0"><p class="ink-2" style="margin:0;font:400 14px/1.5 ${SANS};color:#5d5751">If the button doesn't work, copy this address into your browser:</p><p style="margin:6px 0 0;font:400 13px/1.5 ${MONO};word-break:break-all;overflow-wrap:anywhere"><a class="ink" href="${url}" style="color:#1f1915">${url}</a></p></td></tr>\n`;
}

function writeParagraph(text: string, ink: "ink" | "ink-2", style: string) {
  const size = ink === "ink" ? "16px/1.55" : "14px/1.5";
  const color = ink === "ink" ? "#1f1915" : "#5d5751";
  const words = escapeHtml(text).replaceAll("\n", "<br>");
  return `<tr><td style="${style}"><p class="${ink}" style="margin:0;font:400 ${size} ${SANS};color:${color};overflow-wrap:anywhere">${words}</p></td></tr>`;
}

/** Five swatches edge to edge; the old attribute colors them where styles are removed. */
function writeStrip() {
  const cells = STRIP.map(
    (color) => `<td height="14" width="20%" bgcolor="${color}" style="background:${color}">&nbsp;</td>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:0;line-height:0"><tr>${cells.join("")}</tr></table>`;
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
