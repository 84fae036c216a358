/** A page as it came from the server. */
export interface FetchedPage {
  readonly html: string;
  /** Where it was in the end: renamed pages lead on. */
  readonly path: string;
}

export interface Pages {
  /** The page at a path. @throws where it can't be shown in place: it is no page, or of another release */
  get(path: string): Promise<FetchedPage>;
  /** Fetches a page that may be wanted soon. */
  prefetch(path: string): void;
}

interface PagesOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Path and query of the page that was loaded. */
  readonly address: string;
  /** Milliseconds. */
  readonly now: () => number;
}

/** How long what was fetched is taken for the present page, in milliseconds. */
const freshFor = 30_000;
const mostKept = 20;

interface Kept {
  readonly page: Promise<FetchedPage>;
  readonly since: number;
}

/** Fetches pages of the release that the shown page is of. */
export function createPages({ fetch, address, now }: PagesOptions): Pages {
  const kept = new Map<string, Kept>();
  let shown: Promise<string | null> | undefined;

  // the page that was loaded lies in the browser's cache, with the name of its release
  async function findRelease(): Promise<string | null> {
    const answer = await fetch(address, { cache: "force-cache" });
    return answer.headers.get("x-release");
  }

  async function read(path: string): Promise<FetchedPage> {
    shown ??= findRelease().catch((error: unknown) => {
      // the network may come back
      shown = undefined;
      throw error;
    });
    const [answer, release] = await Promise.all([fetch(path), shown]);
    const isPage = answer.ok && answer.headers.get("content-type")?.startsWith("text/html");
    if (!isPage || answer.headers.get("x-release") !== release)
      throw new Error(`${path} can't be shown in place`);
    return { html: await answer.text(), path: new URL(answer.url, location.href).pathname };
  }

  function get(path: string): Promise<FetchedPage> {
    const known = kept.get(path);
    if (known && now() - known.since < freshFor) return known.page;
    const page = read(path);
    kept.delete(path);
    kept.set(path, { page, since: now() });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    page.catch(() => kept.delete(path));
    return page;
  }

  return {
    get,
    prefetch(path) {
      get(path).catch(() => undefined);
    },
  };
}
