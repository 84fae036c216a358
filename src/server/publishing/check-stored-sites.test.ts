import { rsvp1 } from "#/sections/rsvp-1/index.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, test } from "vitest";
import type { SiteDocument } from "#/site/site.ts";
import { describeDatabases } from "../../../test/databases.ts";
import { testDocument } from "../../../test/fixtures/document.ts";
import { storeDocuments, version1 } from "../../../test/fixtures/stored-documents.ts";
import { publishTestSite } from "../../../test/fixtures/published-site.ts";
import { type World, createWorld } from "../../../test/world.ts";
import { MigrationRefused } from "../db/migrate-documents.ts";
import { migrate } from "../db/migrate.ts";
import { bringDocumentsToVersion2 } from "../db/migrations/007-documents-2.ts";
import { migrations } from "../db/migrations/list.ts";
import { readEnv } from "../env.ts";
import { contentHash } from "../storage/storage.ts";
import type { Storage } from "../storage/storage.ts";
import { checkStoredSites, createMigrationCheck } from "./check-stored-sites.ts";

const folders = { fontsFolder: undefined, islandsFolder: undefined };

/** A storage that refuses to be changed. */
function untouchable(storage: Storage): Storage {
  const refuse = async () => {
    throw new Error("The check changes the storage");
  };
  return { ...storage, put: async () => undefined, remove: refuse, check: refuse };
}

describe("the check of all sites", () => {
  let world: World;
  let siteId: number;

  let putBack: () => Promise<void>;

  beforeAll(async () => {
    world = await createWorld();
    siteId = (await publishTestSite(world)).id;
    const { publisher } = world.publishing;
    const { row } = await publisher.publish({ siteId, authorId: world.userIds.owner, note: "" });
    const { db } = world.database;
    const records = await db.selectFrom("records").selectAll().execute();
    putBack = async () => {
      await db
        .updateTable("sites")
        .set({ liveReleaseId: row.id, revision: row.revision })
        .execute();
      for (const { siteId: id, key, body: text } of records)
        await db
          .updateTable("records")
          .set({ body: text })
          .where("siteId", "=", id)
          .where("key", "=", key)
          .execute();
    };
  });
  afterEach(() => putBack());
  afterAll(() => world.close());

  function check(env = {}) {
    const { database, storage } = world;
    const own = { ...world.env, ...env };
    return checkStoredSites(database, { env: own, storage: untouchable(storage), ...folders });
  }

  async function body(key: string): Promise<string> {
    const row = await world.database.db
      .selectFrom("records")
      .select("body")
      .where("siteId", "=", siteId)
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    return row.body;
  }

  /** As a program that worked otherwise might have left it: nobody edited anything. */
  async function rewrite(key: string, change: (body: string) => string): Promise<void> {
    await world.database.db
      .updateTable("records")
      .set({ body: change(await body(key)) })
      .where("siteId", "=", siteId)
      .where("key", "=", key)
      .execute();
  }

  it("STORED-01: says that nothing would change where sites are as they were published", async () => {
    const { text, fails } = await check();
    expect(fails).toBe(false);
    // three pages, the answers, the one for reports and the one that isn't there, in two languages
    expect(text).toContain("1 site with 12 pages checked");
    expect(text).toContain("Pages: 12 stay the same, 0 change,");
    expect(text).toContain("Nothing fails.");
  });

  it("STORED-01: names the pages that this program renders otherwise", async () => {
    const { text, fails } = await check({ visitorApiBase: "/other" });
    expect(fails).toBe(false);
    // what names no address of the calls stays
    expect(text).toMatch(/ 6 stay the same, 6 change,/);
    expect(text).toContain("Pages that change when they are published next:");
    expect(text).toMatch(/Lamp lamp \(site \d+\), 6 pages: \/, \/ru\/, .* and 1 more/);
  });

  it("STORED-01: tells what owners edited since they published from what the program changes", async () => {
    const edit = { id: "rename", name: "site.rename", args: { name: "New name" } };
    await world.operations.append(siteId, [edit], world.userIds.owner);
    const { text } = await check();
    expect(text).toContain(" 0 change, 12 change by edits that aren't published yet");
    expect(text).toContain("Pages that were edited since they were published:");
  });

  it("STORED-01: says of sites that were never published that their pages are new", async () => {
    await world.database.db.updateTable("sites").set({ liveReleaseId: null }).execute();
    expect((await check()).text).toContain("12 have never been published");
  });

  it("STORED-01: names each page that fails with its sentence, and checks the others all the same", async () => {
    await rewrite("page:about", (text) => text.replaceAll('"Rsvp1"', '"Gone7"'));
    const gone = `There is no template Gone7 ${rsvp1.version}`;
    const { text, fails } = await check();
    expect(fails).toBe(true);
    expect(text).toContain(`    /about/: ${gone}\n`);
    expect(text).toContain(`    /ru/about/: ${gone}\n`);
    expect(text).toContain("    /about: a section has a template that doesn't exist");
    expect(text).toContain("Pages: 10 stay the same,");
  });

  it("STORED-01: says what is wrong with a site whose document can't be opened, and goes on", async () => {
    await world.sites.create({
      slug: "other",
      ownerId: world.userIds.owner,
      document: testDocument(),
    });
    await rewrite("site", (text) => text.replace(/"name":"[^"]*"/, '"name":7'));
    const { text, fails } = await check();
    expect(fails).toBe(true);
    expect(text).toMatch(new RegExp(`site ${siteId}\n {4}site/name: `));
    expect(text).toMatch(/2 sites with [1-9]\d* pages checked/);
    await world.database.db.deleteFrom("records").where("siteId", "!=", siteId).execute();
  });

  it("STORED-01: counts the problems of drafts, which fail nothing", async () => {
    const long = `"text":"${"x".repeat(250)}"`;
    await rewrite("page:prices", (text) => text.replace(/"text":"[^"]+"/, long));
    await world.database.db.updateTable("sites").set({ revision: 99 }).execute();
    const { text, fails } = await check();
    expect(fails).toBe(false);
    expect(text).toContain("Drafts with problems that their owners have to fix before publishing:");
    expect(text).toMatch(/\(site \d+\): 1 problem\n/);
  });

  it("STORED-01: leaves the database and the storage as they are", async () => {
    const everything = async () => {
      const { db } = world.database;
      const rows = [
        await db.selectFrom("sites").selectAll().execute(),
        await db.selectFrom("records").selectAll().execute(),
        await db.selectFrom("pictureSets").selectAll().execute(),
        await db.selectFrom("releases").selectAll().execute(),
      ];
      return contentHash(Buffer.from(JSON.stringify(rows)));
    };
    const before = await everything();
    await check({ visitorApiBase: "/other" });
    expect(await everything()).toBe(before);
  });

  it("STORED-01: says of a lost release that it has to be published again", async () => {
    const { manifest } = world.hosting.pointerOf(siteId) ?? { manifest: "" };
    await world.storage.remove(manifest);
    const { text, fails } = await check();
    expect(fails).toBe(true);
    expect(text).toContain("publish it again, its live release is lost");
  });
});

describeDatabases("a migration of documents", (open) => {
  async function prepare(documents: readonly SiteDocument[]) {
    const database = await open();
    onTestFinished(() => database.close());
    const rows = await storeDocuments(database, documents);
    const storage = { distrusted: new Set<string>(), has: async () => true };
    const checkSites = createMigrationCheck({
      env: readEnv({}),
      storage: { ...storage, put: async () => undefined } as unknown as Storage,
      ...folders,
    });
    const steps = { ...migrations, "900-documents": bringDocumentsToVersion2 };
    return { rows, again: () => migrate(database, { steps, checkSites }) };
  }

  test("STORED-02: is kept where all sites can still be rendered", async () => {
    const { again, rows } = await prepare([version1, version1]);
    expect(await again()).toEqual(["900-documents"]);
    expect(
      (await rows()).every(({ key, body }) => key !== "site" || body.includes('"schema":2')),
    ).toBe(true);
  });

  test("STORED-02: is refused with the pages that could no longer be rendered, and nothing is changed", async () => {
    const broken = JSON.parse(
      JSON.stringify(version1).replaceAll(
        /"template":"(?!VitrineFooter)\w+"/g,
        '"template":"Gone7"',
      ),
    ) as SiteDocument;
    const { again, rows } = await prepare([version1, broken]);
    const before = await rows();
    const refusal = await again().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(MigrationRefused);
    expect(String(refusal)).toContain("no document was changed");
    expect(String(refusal)).toMatch(/- site 2 \(Site 1\), \/: There is no template Gone7/);
    expect(String(refusal)).not.toContain("site 1 ");
    expect(await rows()).toEqual(before);
  });
});
