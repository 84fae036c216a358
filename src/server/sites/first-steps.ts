import type { Transaction } from "kysely";
import type { FirstStep, FirstStepsAnswer } from "#/api/first-steps.ts";
import { readOwnJson } from "#/lib/read-own-json.ts";
import { homePageOf, headingOf } from "#/site/home-page.ts";
import { primaryLanguage } from "#/site/language.ts";
import type { Templates } from "#/site/section.ts";
import type { SiteDocument } from "#/site/site.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import type { Documents } from "./documents.ts";
import { createStarterPictures } from "./starter-pictures.ts";

interface Whose {
  readonly siteId: number;
  readonly userId: string;
}

/** The checklists of accounts for sites that they began from a starter. */
export interface FirstSteps {
  /** Opens one, with the site. */
  open(transaction: Transaction<Schema>, whose: Whose): Promise<void>;
  /** What is done is read from the site, not from what somebody pressed. */
  read(whose: Whose): Promise<FirstStepsAnswer>;
  close(whose: Whose): Promise<void>;
}

interface FirstStepsOptions {
  readonly database: Database;
  readonly documents: Pick<Documents, "load">;
  readonly templates: Templates;
  /** What they bring is nobody's own. */
  readonly startersFolder: string;
}

/** Ids of the pictures that visitors see on pages: a logo, an icon or what shared links show is none of them. */
function picturesIn({ site, pages }: SiteDocument): Set<string> {
  const seen = [site.footer, site.linked, pages.map(({ sections }) => sections)];
  const found = JSON.stringify(seen).matchAll(/"asset":"([^"]+)"/g);
  return new Set([...found].map(([, id = ""]) => id));
}

export function createFirstSteps({
  database: { db },
  documents,
  templates,
  startersFolder,
}: FirstStepsOptions): FirstSteps {
  const starterPictures = createStarterPictures(startersFolder);
  /** The title in the site's own language: its examples in others go with the first word that is written. */
  const headline = (document: SiteDocument): string | undefined =>
    headingOf(homePageOf(document), templates)?.[primaryLanguage(document.site.languages)]?.text;

  /** Whether one of a site's pictures isn't a starter's, wherever that came from: with a page, pasted or chosen. */
  async function hasOwn(siteId: number, pictures: ReadonlySet<string>): Promise<boolean> {
    if (pictures.size === 0) return false;
    const rows = await db
      .selectFrom("assets")
      .select("id")
      .where("siteId", "=", siteId)
      .where("sentHash", "in", [...(await starterPictures())])
      .execute();
    return pictures.difference(new Set(rows.map(({ id }) => id))).size > 0;
  }

  async function doneOf(siteId: number): Promise<FirstStep[]> {
    const first = await db
      .selectFrom("operations")
      .innerJoin("sites", "sites.id", "operations.siteId")
      .select(["args", "liveReleaseId"])
      .where("siteId", "=", siteId)
      .where("operations.revision", "=", 1)
      .executeTakeFirstOrThrow();
    const began = readOwnJson<SiteDocument>(first.args);
    const { document } = await documents.load(siteId);
    const added = picturesIn(document).difference(picturesIn(began));
    const done: FirstStep[] = ["starter", "name"];
    if (headline(document) !== headline(began)) done.push("title");
    if (await hasOwn(siteId, added)) done.push("picture");
    if (first.liveReleaseId !== null) done.push("publish");
    return done;
  }

  return {
    async open(transaction, whose) {
      await transaction.insertInto("firstSteps").values(whose).execute();
    },
    async read({ siteId, userId }) {
      const row = await db
        .selectFrom("firstSteps")
        .select("siteId")
        .where("siteId", "=", siteId)
        .where("userId", "=", userId)
        .executeTakeFirst();
      return row ? { isOpen: true, done: await doneOf(siteId) } : { isOpen: false, done: [] };
    },
    async close({ siteId, userId }) {
      await db
        .deleteFrom("firstSteps")
        .where("siteId", "=", siteId)
        .where("userId", "=", userId)
        .execute();
    },
  };
}
