import { readOwnJson } from "#/lib/read-own-json.ts";
import type { Page } from "../page.ts";
import type { SiteDocument } from "../site.ts";

/** What pages and pictures of a document are called elsewhere; those that aren't named keep their ids. */
export interface Renamings {
  readonly pages: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, string>;
}

type Loose = Readonly<Record<string, unknown>>;

function isLoose(value: unknown): value is Loose {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A picture in its place. */
function isPicture(value: Loose): value is Loose & { readonly asset: string } {
  return typeof value["asset"] === "string" && "crop" in value;
}

/** Adds the ids of the pictures in a part of a document to those that are known, wherever they stand. */
export function noteNamedPictures(part: unknown, known: Set<string>): void {
  JSON.stringify(part, (_key, value: unknown) => {
    if (isLoose(value) && isPicture(value)) known.add(value.asset);
    return value;
  });
}

/** A link to a page, or a picture, under its other name: wherever it stands, earlier layouts included. */
function renamed(value: unknown, { pages, pictures }: Renamings): unknown {
  if (!isLoose(value)) return value;
  const { kind, page } = value;
  if (kind === "page" && typeof page === "string" && pages.has(page))
    return { ...value, page: pages.get(page) };
  if (isPicture(value) && pictures.has(value.asset))
    return { ...value, asset: pictures.get(value.asset) };
  return value;
}

function withNames<Value>(value: Value, renamings: Renamings): Value {
  const { pages, pictures } = renamings;
  if (pages.size + pictures.size === 0) return value;
  return readOwnJson<Value>(JSON.stringify(value, (_key, part) => renamed(part, renamings)));
}

export function withRenamedPage(page: Page, renamings: Renamings): Page {
  const own = withNames(page, renamings);
  return { ...own, id: renamings.pages.get(own.id) ?? own.id };
}

/** What belongs to the site as a whole, and the places of its pages. */
export function withRenamedParts(
  { site, index }: Pick<SiteDocument, "site" | "index">,
  renamings: Renamings,
): Pick<SiteDocument, "site" | "index"> {
  const named = (id: string) => renamings.pages.get(id) ?? id;
  return {
    site: withNames(site, renamings),
    index: {
      entries: index.entries.map((entry) => ({ ...entry, id: named(entry.id) })),
      redirects: index.redirects.map((redirect) =>
        "page" in redirect ? { ...redirect, page: named(redirect.page) } : redirect,
      ),
    },
  };
}
