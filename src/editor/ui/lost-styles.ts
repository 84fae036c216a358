/** Addresses of style sheets that could not be loaded. */
const lost = new Set<string>();
/** Those that are being loaded again. */
const loading = new Map<string, Promise<void>>();

/** Notes which style sheets can't be loaded. Their links leave the document. */
export function watchStyles(): void {
  const note = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
    lost.add(target.href);
    target.remove();
  };
  // errors of elements don't bubble
  document.addEventListener("error", note, { capture: true });
}

function loadAgain(href: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.crossOrigin = "";
  link.href = href;
  link.addEventListener("load", () => {
    lost.delete(href);
    resolve();
  });
  link.addEventListener("error", () => reject(new Error(`No style sheet at ${href}`)));
  document.head.append(link);
  return promise.finally(() => loading.delete(href));
}

/**
 * Runs once what was lost is there: the bundler's loader asks for a style sheet only once, and shows its part without
 * it from then on. Rejects where a style sheet can't be had again.
 */
export async function withStyles<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const href of lost) if (!loading.has(href)) loading.set(href, loadAgain(href));
  if (loading.size > 0) await Promise.all(loading.values());
  return load();
}
