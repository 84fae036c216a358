import { escapeHtml } from "#/lib/escape-html.ts";

/** Read by pages of every origin in the same browser, and by nobody else. */
const clipType = "application/x-vitrine+json";
/** Carries the same in HTML, which is what a page can ask the clipboard for outside of a paste. */
const carrier = "data-vitrine-clip";

export interface ClipTexts {
  readonly clip: string;
  /** For programs that know nothing of sections. */
  readonly words: string;
}

export function writeClipData(data: DataTransfer, { clip, words }: ClipTexts): void {
  data.setData(clipType, clip);
  data.setData("text/plain", words);
  data.setData(
    "text/html",
    `<div ${carrier}="${encodeURIComponent(clip)}">${escapeHtml(words)}</div>`,
  );
}

const inHtml = new RegExp(` ${carrier}="([^"]*)"`);

/** What a piece of HTML carries; it is only searched, never parsed. */
function clipInHtml(html: string): string | undefined {
  const [, code] = inHtml.exec(html) ?? [];
  try {
    return code === undefined ? undefined : decodeURIComponent(code);
  } catch {
    return undefined;
  }
}

/** The clip of a paste; undefined where the clipboard holds something else. */
export function readClipData(data: DataTransfer): string | undefined {
  return data.getData(clipType) || clipInHtml(data.getData("text/html"));
}

/** Puts something into the clipboard outside of a copy by keys. Answers whether it is there. */
export function copyByHand(texts: ClipTexts): boolean {
  const fill = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.clipboardData) writeClipData(event.clipboardData, texts);
  };
  document.addEventListener("copy", fill, { capture: true });
  try {
    // the clipboard of pages without TLS has no other way in
    return document.execCommand("copy");
  } finally {
    document.removeEventListener("copy", fill, { capture: true });
  }
}

/** What the clipboard holds, where the browser lets a page ask for it. @throws where it doesn't */
export async function readByHand(): Promise<string | undefined> {
  for (const item of await navigator.clipboard.read()) {
    if (!item.types.includes("text/html")) continue;
    const found = clipInHtml(await (await item.getType("text/html")).text());
    if (found !== undefined) return found;
  }
  return undefined;
}
