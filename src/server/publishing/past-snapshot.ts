import { stateOf } from "#/publish/page-state.ts";
import type { LoadedPage } from "#/publish/release-source.ts";
import { templates } from "#/sections/registry.ts";
import { bringUpSite } from "#/site/bring-up.ts";
import type { PageIndex } from "#/site/page-index.ts";
import { toDocument } from "#/site/records.ts";
import type { SiteRecord } from "#/site/site.ts";
import { AppError } from "../errors.ts";
import type { PastDocuments } from "../history/past-documents.ts";
import { SnapshotMoved, loadedPage, readRecord } from "./site-snapshots.ts";
import type { SiteSnapshot } from "./site-snapshots.ts";

/** Reads a site as it was, as its log has it. Undefined where this version can't read all of that any more. */
export type TakePast = (siteId: number, revision: number) => Promise<SiteSnapshot | undefined>;

async function readPast(past: Pick<PastDocuments, "load">, siteId: number, revision: number) {
  try {
    const { records, omitted } = await past.load(siteId, revision);
    return omitted === 0 ? toDocument(records) : undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return undefined;
    throw error;
  }
}

export function createTakePast(
  takePresent: (siteId: number) => Promise<SiteSnapshot>,
  past: Pick<PastDocuments, "load">,
): TakePast {
  return async (siteId, revision) => {
    const present = await takePresent(siteId);
    const document = await readPast(past, siteId, revision);
    if (!document) return undefined;
    const [siteJson, indexJson] = [document.site, document.index].map((one) => JSON.stringify(one));
    if (siteJson === undefined || indexJson === undefined) return undefined;
    const pages = new Map<string, LoadedPage>(
      document.pages.map((page) => [page.id, loadedPage(JSON.stringify(page))]),
    );
    return {
      ...present,
      revision,
      site: bringUpSite(readRecord<SiteRecord>(siteJson), templates),
      index: readRecord<PageIndex>(indexJson),
      siteJson,
      indexJson,
      states: new Map([...pages].map(([id, one]) => [id, stateOf(one.page(), one.json)])),
      async loadPages(ids) {
        const found = ids.flatMap((id) => {
          const page = pages.get(id);
          return page ? [[id, page] as const] : [];
        });
        if (found.length < ids.length) throw new SnapshotMoved("A page of the index is missing");
        return new Map(found);
      },
    };
  };
}
