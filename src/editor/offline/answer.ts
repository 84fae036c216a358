import { shellPage, storedFile } from "./shell-cache.ts";
import type { Browser, Shell } from "./shell-cache.ts";
import { freshOrShown } from "./shown-cache.ts";

/** Milliseconds after which a page that doesn't come is taken from the device. */
export const stalledAfter = 4000;

/** A picture as the canvas shows it: the one call of the API that is kept. */
const picture = /^\/api\/v1\/sites\/\d+\/assets\/[^/]+\/file$/;
const files = "/assets/";

/** What is asked for, as far as the worker answers it; everything else goes to the server as if there were no worker. */
export type Asked = "page" | "file" | "shown";

export function askedOf(
  { url, method, mode, destination }: Pick<Request, "url" | "method" | "mode" | "destination">,
  { origin, shell }: { origin: string; shell: Pick<Shell, "files"> },
): Asked | undefined {
  const { origin: whose, pathname } = new URL(url);
  if (whose !== origin || method !== "GET") return undefined;
  if (mode === "navigate") {
    // as on the server: an address that is no call and no file is the app's page
    const isApp = !pathname.startsWith("/api/") && !/\.\w+$/.test(pathname);
    return destination === "document" && isApp ? "page" : undefined;
  }
  if (shell.files.includes(pathname) || /^\/assets\/[^/]+\.(?:js|css)$/.test(pathname))
    return "file";
  return pathname.startsWith(files) || picture.test(pathname) ? "shown" : undefined;
}

interface AnswerMeans extends Browser {
  readonly shell: Shell;
  readonly createNonce: () => string;
  /** Resolves after some milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** What the browser has asked the server for while the worker was started. */
  readonly ahead: Promise<Response | undefined>;
  readonly goesOn: (work: Promise<unknown>) => void;
}

async function page(request: Request, means: AnswerMeans): Promise<Response> {
  const own = (): Response => shellPage(means.shell, means.createNonce());
  const fresh = means.ahead.then((response) => response ?? means.fetch(request)).catch(own);
  return Promise.race([fresh, means.wait(stalledAfter).then(own)]);
}

async function file(request: Request, { caches, fetch }: AnswerMeans): Promise<Response> {
  const { pathname } = new URL(request.url);
  const stored = await storedFile(caches, pathname).catch(() => null);
  return stored ?? fetch(request);
}

/** The page from the server, and only where that fails or stalls from the device; files of any build that is here; pictures that were shown. */
export function answer(asked: Asked, request: Request, means: AnswerMeans): Promise<Response> {
  switch (asked) {
    case "page":
      return page(request, means);
    case "file":
      return file(request, means);
    case "shown":
      return freshOrShown(request, means, means.goesOn);
  }
}
