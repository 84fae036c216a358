import type { SiteFile } from "#/site/file.ts";
import type { PageEntry } from "#/site/page-index.ts";
import type { Link } from "#/site/link.ts";
import { completeAddress } from "#/site/link.ts";
import { tidyPath } from "#/site/page-tree/page-path.ts";

/** A section that a link may lead to. */
export interface SectionChoice {
  readonly id: string;
  readonly name: string;
}

/** A page that isn't there yet, called as it was typed. */
export interface CreateSuggestion {
  readonly group: "create";
  readonly label: string;
  /** The path that was typed; left out where only a name was. */
  readonly hint?: string;
  readonly link?: undefined;
}

interface FoundSuggestion {
  readonly group: "onPage" | "pages" | "files" | "address";
  readonly label: string;
  /** What it becomes: `#comp-…`, a path, a file's id, an address. */
  readonly hint: string;
  readonly link: Link;
}

export type LinkSuggestion = FoundSuggestion | CreateSuggestion;

interface SuggestionInput {
  readonly typed: string;
  readonly sections: readonly SectionChoice[];
  readonly entries: readonly PageEntry[];
  readonly files?: readonly SiteFile[] | undefined;
}

/** Words that a page could be called; an address that was mistyped is none. */
const pageName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &'’-]{0,59}$/u;

/** What a page would be called that is made from what was typed; undefined where that is no name. */
function typedPageName(typed: string): string | undefined {
  const name = typed.trim();
  return pageName.test(name) ? name : undefined;
}

/** A path as people type it: of words, not of a file. */
const typedPath = /^\/[\p{L}\p{N}][\p{L}\p{M}\p{N} _/-]*$/u;

/** What a page at a path is called until it is renamed: "/works/spring-2027" is "Spring 2027". */
function nameOfPath(typed: string): string {
  const last = typed.split("/").findLast(Boolean) ?? "";
  const words = last.replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The page that could be made from what was typed: at a path that none has, or by a name that none has. */
function newPageSuggestion({ typed, entries }: SuggestionInput): CreateSuggestion | undefined {
  const text = typed.trim();
  if (typedPath.test(text)) {
    const path = tidyPath(text);
    const label = nameOfPath(text);
    if (path === "/" || label === "" || entries.some((entry) => entry.path === path))
      return undefined;
    return { group: "create", label, hint: path };
  }
  const name = typedPageName(text);
  const isTaken = entries.some(
    (entry) => entry.name.toLocaleLowerCase() === name?.toLocaleLowerCase(),
  );
  return name === undefined || isTaken ? undefined : { group: "create", label: name };
}

/** Most suggestions of one group; fewer sections before a word is typed, so that pages are seen below them. */
const most = 6;
const mostSectionsAtFirst = 4;

function matches(text: string, typed: string): boolean {
  return text.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());
}

/** Whether a section's anchor begins like what was typed. */
function isAnchor(anchor: string, typed: string): boolean {
  const text = typed.trim();
  return text.startsWith("#") && anchor.startsWith(text);
}

function ownPath(typed: string, entries: readonly PageEntry[]): PageEntry | undefined {
  const path = typed.length > 1 ? typed.replace(/\/$/, "") : typed;
  return entries.find((entry) => entry.path === path);
}

/** The address that was typed, as a link; a path of an own page becomes a link to that page. */
export function typedLink(typed: string, entries: readonly PageEntry[]): Link | undefined {
  const address = completeAddress(typed);
  if (address === undefined) return undefined;
  const own = ownPath(address, entries);
  return own ? { kind: "page", page: own.id } : { kind: "address", address };
}

/** Files whose name or tags match. */
function fileSuggestions({ typed, files = [] }: SuggestionInput): LinkSuggestion[] {
  return files
    .filter(({ name, tags }) => matches([name, ...tags].join(" "), typed))
    .slice(0, most)
    .map(({ id, name }) => ({
      group: "files",
      label: name,
      hint: id,
      link: { kind: "file", file: id },
    }));
}

/** Sections of this page, pages, files and the typed address itself, as far as they match; last a page that could be made. */
export function linkSuggestions(input: SuggestionInput): LinkSuggestion[] {
  const { typed, sections, entries } = input;
  const onPage = sections
    .filter(({ name, id }) => matches(name, typed) || isAnchor(`#comp-${id}`, typed))
    .slice(0, typed.trim() === "" ? mostSectionsAtFirst : most)
    .map(({ id, name }): LinkSuggestion => ({
      group: "onPage",
      label: name,
      hint: `#comp-${id}`,
      link: { kind: "section", section: id },
    }));
  const pages = entries
    .filter(({ name, path }) => matches(`${name} ${path}`, typed))
    .slice(0, most)
    .map(({ id, name, path }): LinkSuggestion => ({
      group: "pages",
      label: name,
      hint: path,
      link: { kind: "page", page: id },
    }));
  const link = typedLink(typed, entries);
  const own: LinkSuggestion[] =
    link?.kind === "address"
      ? [{ group: "address", label: typed.trim(), hint: link.address, link }]
      : [];
  const made = newPageSuggestion(input);
  return [...own, ...onPage, ...pages, ...fileSuggestions(input), ...(made ? [made] : [])];
}

/** What the field shows for a link: a section and a file by their names. `sections` are those of the page it leads to. */
export function linkText(
  link: Link | null,
  entries: readonly PageEntry[],
  sections: readonly SectionChoice[] = [],
  files: readonly SiteFile[] = [],
): string {
  if (!link) return "";
  if (link.kind === "file") return files.find(({ id }) => id === link.file)?.name ?? "";
  const name = sections.find(({ id }) => "section" in link && id === link.section)?.name;
  if (link.kind === "section") return `# ${name ?? `comp-${link.section}`}`;
  if (link.kind === "address") return link.address.replace(/^(mailto|tel):/, "");
  const entry = entries.find(({ id }) => id === link.page);
  if (link.section === undefined) return entry?.path ?? "";
  // its page may be on its way
  return name === undefined ? (entry?.name ?? "") : `${entry?.name ?? ""} # ${name}`;
}
