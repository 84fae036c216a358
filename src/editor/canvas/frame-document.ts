import { trustedHtmlPolicies } from "./trusted-html.ts";

// Standards mode matters: the page must be laid out as it is when published.
const emptyDocument =
  '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>';

let trusted: string | undefined;

/** Under a policy for just this text, which is constant. */
function emptyPage(): string {
  const policies = trustedHtmlPolicies();
  trusted ??= policies
    ? policies.createPolicy("vitrine-canvas", { createHTML: () => emptyDocument }).createHTML("")
    : emptyDocument;
  return trusted;
}

/** Gives a frame an empty document of the editor's own origin; calls when it is there. The answer ends the waiting. */
export function openFrameDocument(
  frame: HTMLIFrameElement,
  onReady: (document: Document) => void,
): () => void {
  const handleLoad = (): void => {
    if (frame.contentDocument) onReady(frame.contentDocument);
  };
  frame.addEventListener("load", handleLoad);
  frame.srcdoc = emptyPage();
  return () => frame.removeEventListener("load", handleLoad);
}
