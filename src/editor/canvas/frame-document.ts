/** A policy for the one place where the editor hands a document to the browser as text; its text is constant. */
interface TrustedPolicies {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string },
  ): { createHTML(text: string): string };
}

// Standards mode matters: the page must be laid out as it is when published.
const emptyDocument =
  '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>';

let trusted: string | undefined;

function emptyPage(): string {
  const policies: TrustedPolicies | undefined = Reflect.get(globalThis, "trustedTypes");
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
