import { read } from "../faults/ask.ts";
import type { Ground } from "../faults/ground.ts";
import { makeLoadGround } from "./load-ground.ts";
import type { LoadWanted } from "./row.ts";

interface OpenDocument {
  readonly pages: readonly { readonly id: string; readonly sections: readonly object[] }[];
}

/** Paths of a site's pages, as visitors ask for them. */
export function pathsOf(pages: number): string[] {
  return Array.from({ length: pages }, (_, at) => (at === 0 ? "/" : `/page-${at}/`));
}

/** An installation whose site has so many pages with what its home page has. Callers remove it. */
export async function makeLargeGround(wanted: LoadWanted, pages: number): Promise<Ground> {
  const ground = await makeLoadGround(wanted);
  const { call, siteId } = ground.people;
  const document = read(await call(`sites/${siteId}/document`)) as OpenDocument;
  const sections = document.pages[0]?.sections ?? [];
  const ids = (of: string, at: number) => `${of}${at}`;
  // the three pages that the site has are replaced by those that are wanted
  const removed = document.pages.slice(1).map(({ id }) => ({
    id: `remove-${id}`,
    name: "page.remove",
    args: { page: id },
  }));
  const added = pathsOf(pages)
    .slice(1)
    .map((path, at) => {
      const id = ids("large", at);
      const own = sections.map((section, place) => ({ ...section, id: ids(`${id}s`, place) }));
      const page = { ...document.pages[0], id, sections: own };
      const entry = { id, path: path.slice(0, -1), name: `Page ${at + 1}` };
      return { id: `add-${id}`, name: "page.add", args: { entry, page, after: null } };
    });
  const operations = [...removed, ...added];
  read(await call(`sites/${siteId}/operations`, { body: { operations } }));
  return ground;
}
