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

/**
 * How far a build is that isn't whole: "no room" where it is used and the device can't hold the rest. A whole one has no
 * mark, as those have none that were stored before there were marks.
 */
type Progress = "installing" | "used" | "no room";

const markAddress = "/offline-build";

const mark = (cache: Cache, progress: Progress): Promise<void> =>
  cache.put(markAddress, new Response(progress));

const progressOf = async (cache: Cache): Promise<string | undefined> =>
  (await cache.match(markAddress))?.text();

async function storedPaths(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

const isOutOfRoom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

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
  const stored = await storedPaths(cache);
  // somebody has emptied the device
  if (stored.size === 0) await mark(cache, "used");
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
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, work));
  const failures = ends.filter((end) => end.status === "rejected");
  const failure = failures.find(({ reason }) => isOutOfRoom(reason)) ?? failures[0];
  if (failure) throw failure.reason;
}

async function otherShells(shell: Shell, caches: CacheStorage): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(prefix) && name !== nameOf(shell));
}

/** Drops what builds left whose installation failed. @returns whether another build is whole */
async function followsWholeShell(shell: Shell, caches: CacheStorage): Promise<boolean> {
  let follows = false;
  for (const name of await otherShells(shell, caches)) {
    const progress = await progressOf(await caches.open(name));
    if (progress === "installing") await caches.delete(name);
    follows ||= progress === undefined;
  }
  return follows;
}

/**
 * Stores a build so that it can be used: whole where it follows a whole one, which goes on until then. Elsewhere the
 * network may be lost soon, or room is short: there what a site needs comes first, and the rest once the build is used.
 * What was stored of a build that fails is there for the next try, but for a device without room.
 * @throws where a file can't be had: then the build isn't used
 */
export async function storeShell(shell: Shell, browser: Browser): Promise<void> {
  const { caches } = browser;
  const follows = await followsWholeShell(shell, caches);
  const cache = await caches.open(nameOf(shell));
  try {
    await mark(cache, "installing");
    await storeFiles(follows ? shell.files : shell.first, shell, browser);
    await (follows ? cache.delete(markAddress) : mark(cache, "used"));
  } catch (error) {
    if (isOutOfRoom(error)) await caches.delete(nameOf(shell));
    throw error;
  }
}

/**
 * Makes a build that is used whole. Where the device has no room for that, it goes back to what a site needs and what the
 * page has loaded, so that the next build finds room, and isn't tried again. @throws where a file can't be had
 */
export async function storeRest(
  loaded: readonly string[],
  shell: Shell,
  browser: Browser,
): Promise<void> {
  const cache = await browser.caches.open(nameOf(shell));
  const hasNoRoom = (await progressOf(cache)) === "no room";
  try {
    await storeFiles(hasNoRoom ? loaded : shell.files, shell, browser);
    if (!hasNoRoom) await cache.delete(markAddress);
  } catch (error) {
    if (!isOutOfRoom(error)) throw error;
    const needed = new Set([...shell.first, ...loaded]);
    await Promise.all(
      shell.files.filter((file) => !needed.has(file)).map((file) => cache.delete(file)),
    );
    await mark(cache, "no room");
  }
}

/** Whether every file of this build is here. */
export async function isWhole(shell: Shell, { caches }: Browser): Promise<boolean> {
  const stored = await storedPaths(await caches.open(nameOf(shell)));
  return shell.files.every((file) => stored.has(file));
}

/** Leaves the files of this build only, which may have room for the rest now. Called once no tab shows another one. */
export async function dropOtherShells(shell: Shell, { caches }: Browser): Promise<void> {
  const others = await otherShells(shell, caches);
  await Promise.all(others.map((name) => caches.delete(name)));
  const cache = await caches.open(nameOf(shell));
  if ((await progressOf(cache)) === "no room") await mark(cache, "used");
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
