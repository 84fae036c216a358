/** Loads a vendor's script by its address: no text of a script ever stands in a page (R14). */
export function loadScript(src: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
  return script;
}

/** The page's global names, which vendors' scripts read and write. */
export function globalNames<Names>(): Partial<Names> {
  return globalThis as unknown as Partial<Names>;
}
