import type { EmailBlock, EmailContent } from "./email-content.ts";

function blockText(block: EmailBlock): string {
  if (block.kind === "text") return block.text;
  if (block.kind === "facts")
    return block.facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
  const said = block.text.replaceAll(/^/gm, "> ");
  return block.who ? `${block.who}:\n${said}` : said;
}

/** An email for who reads no HTML: the same words in the same order, with addresses in full. */
export function emailText({ title, body, action, note, foot, stop }: EmailContent): string {
  const parts = [title, ...body.map(blockText)];
  if (action) parts.push(`${action.words}:\n${action.link.replace(/^mailto:/, "")}`);
  if (note) parts.push(note);
  parts.push(stop ? `${foot}\n${stop.words}: ${stop.link}` : foot);
  return `${parts.join("\n\n")}\n`;
}
