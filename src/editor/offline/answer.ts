import { isWhole, shellPage, storedFile } from "./shell-cache.ts";
import type { Browser, Shell } from "./shell-cache.ts";
import { freshOrShown } from "./shown-cache.ts";
import { tileWidth } from "#/api/tile-width.ts";

/** Milliseconds after which a page that doesn't come is taken from the device. */
export const stalledAfter = 4000;

const picture = /^\/api\/v1\/sites\/\d+\/assets\/[^/]+\/file$/;

/** A picture as pages and their thumbnails show it: the one call of the API that is kept. */
function isKeptPicture({ pathname, searchParams }: URL): boolean {
  return picture.test(pathname) && searchParams.get("width") !== String(tileWidth);
}

const files = "/assets/";

/** What is asked for, as far as the worker answers it; everything else goes to the server as if there were no worker. */
export type RequestKind = "page" | "file" | "shown";

export function requestKindOf(
  { url, method, mode, destination }: Pick<Request, "url" | "method" | "mode" | "destination">,
  { origin, shell }: { origin: string; shell: Pick<Shell, "files"> },
): RequestKind | undefined {
  const address = new URL(url);
  const { origin: requested, pathname } = address;
  if (requested !== origin || method !== "GET") return undefined;
  if (mode === "navigate") {
    // as on the server: an address that is no call and no file is the app's page
    const isApp = !pathname.startsWith("/api/") && !/\.\w+$/.test(pathname);
    return destination === "document" && isApp ? "page" : undefined;
  }
  if (shell.files.includes(pathname) || /^\/assets\/[^/]+\.(?:js|css)$/.test(pathname))
    return "file";
  return pathname.startsWith(files) || isKeptPicture(address) ? "shown" : undefined;
}

interface AnswerContext extends Browser {
  readonly shell: Shell;
  readonly createNonce: () => string;
  /** Resolves after some milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** What the browser has asked the server for while the worker was started. */
  readonly preloaded: Promise<Response | undefined>;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

async function page(request: Request, context: AnswerContext): Promise<Response> {
  const fromDevice = (): Response => shellPage(context.shell, context.createNonce());
  const fresh = context.preloaded
    .then((response) => response ?? context.fetch(request))
    .catch(fromDevice);
  // a slow server may be that of another build, without the files that aren't here yet
  const stalled = async (): Promise<Response> => {
    await context.wait(stalledAfter);
    const canReplace = await isWhole(context.shell, context).catch(() => false);
    return canReplace ? fromDevice() : fresh;
  };
  return Promise.race([fresh, stalled()]);
}

async function file(request: Request, { caches, fetch }: AnswerContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const stored = await storedFile(caches, pathname).catch(() => null);
  return stored ?? fetch(request);
}

/** The page from the server, and only where that fails, or stalls while the build is whole, from the device; files of any build that is here; pictures that were shown. */
export function answer(
  kind: RequestKind,
  request: Request,
  context: AnswerContext,
): Promise<Response> {
  switch (kind) {
    case "page":
      return page(request, context);
    case "file":
      return file(request, context);
    case "shown":
      return freshOrShown(request, context, context.waitUntil);
  }
}
