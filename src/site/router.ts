import type { SiteFile } from "./file.ts";
import { fileAddress } from "./file-address.ts";
import type { LanguageCode } from "./language.ts";
import { primaryLanguage } from "./language.ts";
import type { Link } from "./link.ts";
import type { PageEntry, PageIndex } from "./page-index.ts";
import { pageLanguages, pagePath, withSlash } from "./routes.ts";
import type { PathRules } from "./routes.ts";

/** The tail of a section's anchor `#comp-{id}` (specification, section 2). */
export function anchorId(section: string): string {
  return `comp-${section}`;
}

/** Where a link leads. */
export interface LinkRoute {
  readonly href: string;
  readonly isExternal: boolean;
  readonly opensNewTab: boolean;
  /** The own page that it leads to. */
  readonly page?: string;
  /** The browser keeps what is there instead of showing it. */
  readonly isDownload?: true;
  /** The file that it leads to. */
  readonly file?: Pick<SiteFile, "kind" | "size">;
}

/** On which page and in which language a link stands. */
export interface LinkPlace {
  readonly page: string;
  readonly language: LanguageCode;
}

export interface Router {
  /** The route of a link; undefined where its page or file is gone. One look-up, however large the site is. */
  resolve(link: Link, place: LinkPlace): LinkRoute | undefined;
  /** A page's canonical path, or undefined where there is no such page. */
  path(page: string, language: LanguageCode): string | undefined;
  /** The page at a canonical or bare path with or without its last slash. */
  find(path: string): { page: string; language: LanguageCode } | undefined;
}

/** `/path?query#hash` with a slash at the end of its path; a file's path stays as it is. */
function internalAddress(address: string): string {
  const [, path = "", tail = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return /\.[a-z0-9]+$/i.test(path) ? address : `${withSlash(path)}${tail}`;
}

function addressRoute(address: string): LinkRoute {
  if (address.startsWith("#") || address.startsWith("?"))
    return { href: address, isExternal: false, opensNewTab: false };
  if (address.startsWith("/"))
    return { href: internalAddress(address), isExternal: false, opensNewTab: false };
  return { href: address, isExternal: true, opensNewTab: /^https?:/i.test(address) };
}

/** What links lead to besides pages. */
interface LinkTargets extends PathRules {
  readonly files?: readonly SiteFile[] | undefined;
}

/** The links and paths of a site. Made once for an index; then every look-up costs the same. */
export function createRouter(site: LinkTargets, index: PageIndex): Router {
  const files = new Map((site.files ?? []).map((file) => [file.id, file]));
  const entries = new Map<string, PageEntry>(index.entries.map((entry) => [entry.id, entry]));
  const ids = new Map(index.entries.map((entry) => [entry.path, entry.id]));
  const codes = new Set(
    site.languages.filter((one) => one.status === "active").map((one) => one.code),
  );
  const primary = primaryLanguage(site.languages);

  function path(page: string, language: LanguageCode): string | undefined {
    const entry = entries.get(page);
    return entry && pagePath(entry, language, site);
  }

  function fileRoute(id: string): LinkRoute | undefined {
    const file = files.get(id);
    if (!file) return undefined;
    const href = fileAddress(file);
    return { href, isExternal: false, opensNewTab: false, isDownload: true, file };
  }

  function resolve(link: Link, place: LinkPlace): LinkRoute | undefined {
    if (link.kind === "address") return addressRoute(link.address);
    if (link.kind === "file") return fileRoute(link.file);
    const page = link.kind === "page" ? link.page : place.page;
    const own = path(page, place.language);
    if (own === undefined) return undefined;
    const hash = link.section === undefined ? "" : `#${anchorId(link.section)}`;
    return {
      href: page === place.page && hash ? hash : `${own}${hash}`,
      isExternal: false,
      opensNewTab: false,
      page,
    };
  }

  function find(wanted: string): { page: string; language: LanguageCode } | undefined {
    const bare = wanted.length > 1 ? wanted.replace(/\/$/, "") : wanted;
    const own = ids.get(bare);
    if (own !== undefined) return { page: own, language: primary };
    const [, code = "", rest = ""] = /^\/([^/]+)(.*)$/.exec(bare) ?? [];
    const page =
      codes.has(code) && !(code === primary && site.isPrimaryDefault)
        ? ids.get(rest === "" ? "/" : rest)
        : undefined;
    const entry = entries.get(page ?? "");
    return entry && pageLanguages(entry, site).includes(code)
      ? { page: entry.id, language: code }
      : undefined;
  }

  return { resolve, path, find };
}
