import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { testDocument } from "../../../test/fixtures/document.ts";
import { storeDocuments, version1 } from "../../../test/fixtures/stored-documents.ts";
import { templates } from "#/sections/registry.ts";
import { bringUpRecords } from "#/site/bring-up.ts";
import { migrateDocument } from "#/site/migrations/migrate.ts";
import { toDocument, toRecords } from "#/site/records.ts";
import type { SiteDocument } from "#/site/site.ts";
import { migrate } from "./migrate.ts";
import { bringDocumentsToVersion2 } from "./migrations/007-documents-2.ts";
import { migrations } from "./migrations/list.ts";
import { createDocuments } from "../sites/documents.ts";
import { migrateDocuments } from "./migrate-documents.ts";

describeDatabases("documents of an earlier version", (open) => {
  async function prepare(documents: readonly SiteDocument[]) {
    const database = await open();
    onTestFinished(() => database.close());
    const rows = await storeDocuments(database, documents);
    return { database, rows };
  }

  test("DOC-07: every stored site reads as one of the present version; revisions and other sites stay", async () => {
    const { database, rows } = await prepare([version1, testDocument(), version1]);
    const before = await rows();
    const checked: (readonly number[])[] = [];
    const checkSites = async (_db: unknown, ids: readonly number[]) => {
      checked.push(ids);
      return [];
    };
    await migrateDocuments(database.db, checkSites);
    // those that are as they were are not rendered
    expect(checked.flat()).toEqual([1, 3]);
    const documents = createDocuments(database, templates);
    for (const id of [1, 3]) {
      const { document, revision, revisions } = await documents.load(id);
      expect(document).toEqual(
        toDocument(bringUpRecords(toRecords(migrateDocument(version1)), templates)),
      );
      expect(revision).toBe(7);
      expect(revisions.get("site")).toBe(3);
    }
    const after = await rows();
    const untouched = ({ siteId, key }: { siteId: number; key: string }) =>
      siteId === 2 || key !== "site";
    expect(after.filter(untouched)).toEqual(before.filter(untouched));
    await migrateDocuments(database.db, checkSites);
    expect(await rows()).toEqual(after);
    expect(checked.flat()).toEqual([1, 3]);
  });

  test("DOC-07: a site that can't be read stops the start and leaves all as it was", async () => {
    const broken = { ...version1, site: { ...version1.site, name: 7 } } as unknown as SiteDocument;
    const { database, rows } = await prepare([version1, broken]);
    const before = await rows();
    const again = { ...migrations, "900-documents": bringDocumentsToVersion2 };
    await expect(migrate(database, { steps: again })).rejects.toThrow(/site\/name/);
    expect(await rows()).toEqual(before);
  });
});
