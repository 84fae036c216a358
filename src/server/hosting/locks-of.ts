import type { ReleaseFile, ReleaseManifest } from "#/publish/manifest.ts";
import type { PageLock } from "../storage/live-pointer.ts";
import type { LiveSite, LoadedSite } from "./live-site.ts";
import type { SiteRoute } from "./route.ts";

/** Of what is loaded, the locks of pages by the hashes of their files: whatever path leads to one. */
const tables = new WeakMap<LoadedSite, ReadonlyMap<string, PageLock>>();

function pathsOf({ pages, languages }: ReleaseManifest, page: string): string[] {
  return languages.flatMap(({ code }) => pages[`${page} ${code}`]?.path ?? []);
}

function tableOf(locks: readonly PageLock[], loaded: LoadedSite): ReadonlyMap<string, PageLock> {
  const known = tables.get(loaded);
  if (known) return known;
  const { manifest } = loaded;
  const table = new Map(
    locks.flatMap((lock) =>
      pathsOf(manifest, lock.page).flatMap((path) => {
        const file = manifest.files[path];
        return file ? [[file.hash, lock] as const] : [];
      }),
    ),
  );
  tables.set(loaded, table);
  return table;
}

const offTables = new WeakMap<LoadedSite, ReadonlySet<string>>();

/** Whether visitors don't see the page that a file is, by whatever path. */
export function isUnpublished(
  { pointer }: LiveSite,
  loaded: LoadedSite,
  { hash }: ReleaseFile,
): boolean {
  const { unpublished } = pointer;
  if (!unpublished) return false;
  const { manifest } = loaded;
  const known =
    offTables.get(loaded) ??
    new Set(
      unpublished.flatMap((page) =>
        pathsOf(manifest, page).flatMap((path) => manifest.files[path]?.hash ?? []),
      ),
    );
  offTables.set(loaded, known);
  return known.has(hash);
}

/** Whether a file says something of a site: its assets have names that nobody guesses. */
function tells({ type, isFixed }: ReleaseFile): boolean {
  return !isFixed && /^(?:text\/html|application\/xml)/.test(type);
}

/** The locks before what a path leads to: the site's own, then the page's. */
export function locksOf(site: LiveSite, loaded: LoadedSite, route: SiteRoute): PageLock[] {
  const { locks } = site.pointer;
  if (!locks) return [];
  const file = route.kind === "redirect" ? undefined : route.file;
  const ofSite = locks.filter(({ page }) => page === "" && (!file || tells(file)));
  const ofPage = file && tableOf(locks, loaded).get(file.hash);
  return ofPage ? [...ofSite, ofPage] : ofSite;
}

/** The addresses of pages that are behind a lock of their own or that nobody sees, where a file lists pages; undefined for other files. */
export function hiddenAddresses(
  site: LiveSite,
  { manifest }: LoadedSite,
  file: ReleaseFile,
): ReadonlySet<string> | undefined {
  const { locks = [], unpublished = [] } = site.pointer;
  const pages = [...locks.map(({ page }) => page), ...unpublished].filter((page) => page !== "");
  if (pages.length === 0 || !file.type.startsWith("application/xml")) return undefined;
  return new Set(
    pages.flatMap((page) => pathsOf(manifest, page)).map((path) => manifest.origin + path),
  );
}
