/** What the build tells the worker of itself. */
export interface Shell {
  /** Another one for every build. */
  readonly version: string;
  /** The addresses of all files that the app may load, each with its hash in its name. */
  readonly files: readonly string[];
  /** Those of them with which a site is opened and edited. */
  readonly first: readonly string[];
  /** The app's page and its headers, with `nonceMark` for the nonce. */
  readonly page: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly nonceMark: string;
}

/** What the worker needs of the browser. */
export interface Browser {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string) => Promise<Response>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

const prefix = "vitrine-app-";

/** So many files are fetched at once: whoever waits for the first screen comes first. */
const atOnce = 4;

/** Times as long as a file took comes no other: somebody types meanwhile, and a busy machine is left more. */
const rest = 6;
/** Milliseconds of a rest at most: a browser ends what takes minutes, and a slow line leaves the machine alone. */
const longestRest = 100;

const nameOf = ({ version }: Shell): string => prefix + version;

/** A file that any build on this device has: under the same hash it is the same. */
export async function storedFile(caches: CacheStorage, address: string): Promise<Response | null> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    const found = await (await caches.open(name)).match(address, { ignoreVary: true });
    if (found) return found;
  }
  return null;
}

/** Stores files of a build that aren't stored yet. @throws where one can't be had */
export async function storeFiles(
  files: readonly string[],
  shell: Shell,
  { caches, fetch, wait }: Browser,
): Promise<void> {
  const cache = await caches.open(nameOf(shell));
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const left = files.filter((file) => !stored.has(file)).toReversed();
  const work = async (): Promise<void> => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      const began = performance.now();
      const response = (await storedFile(caches, file)) ?? (await fetch(file));
      if (!response.ok) throw new Error(`${file} was answered with ${response.status}`);
      await cache.put(file, response);
      await wait(Math.min(rest * (performance.now() - began), longestRest));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/**
 * Stores a build so that it can be used: whole where it follows another one, which goes on until then. On a device that
 * has none whoever visits for the first time may lose the network soon: there what a site needs comes first, and the rest
 * once the build is used. @throws where a file can't be had: then the build isn't used
 */
export async function storeShell(shell: Shell, browser: Browser): Promise<void> {
  const names = await browser.caches.keys();
  const isOnly = !names.some((name) => name.startsWith(prefix) && name !== nameOf(shell));
  await storeFiles(isOnly ? shell.first : shell.files, shell, browser);
}

/** Leaves the files of this build only. Called once no tab shows another one. */
export async function dropOtherShells(shell: Shell, { caches }: Browser): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== nameOf(shell));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The app's page as the server would answer it, with a nonce that nobody has seen before. */
export function shellPage({ page, headers, nonceMark }: Shell, nonce: string): Response {
  const own = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    value.replaceAll(nonceMark, nonce),
  ]);
  return new Response(page.replaceAll(nonceMark, nonce), {
    headers: [...own, ["content-type", "text/html; charset=utf-8"]],
  });
}
