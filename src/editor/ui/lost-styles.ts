import { serverReach } from "../reach/server-reach.ts";

/** Links to style sheets that could not be loaded. */
const lost = new Set<HTMLLinkElement>();

function reload(link: HTMLLinkElement): Promise<void> {
  lost.delete(link);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const again = document.createElement("link");
  again.rel = link.rel;
  again.crossOrigin = link.crossOrigin;
  again.href = link.href;
  again.addEventListener("load", () => resolve());
  again.addEventListener("error", () => reject(new Error(`No style sheet at ${again.href}`)));
  link.replaceWith(again);
  return promise;
}

/**
 * Loads again what could not be loaded. The bundler's loader takes a style sheet that failed for one that is there, so
 * that the part that needs it would be rendered without it. Rejects where one fails again.
 */
export async function reloadLostStyles(): Promise<void> {
  await Promise.all([...lost].map(reload));
}

/** Notices style sheets that can't be loaded, and loads them once the server is back. */
export function watchStyles(): void {
  const handleError = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.add(target);
  };
  // errors of elements don't bubble
  document.addEventListener("error", handleError, { capture: true });
  serverReach.onBack(() => void reloadLostStyles().catch(() => undefined));
}
