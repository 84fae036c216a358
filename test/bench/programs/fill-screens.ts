import { createId } from "#/lib/create-id.ts";
import { templates } from "#/sections/registry.ts";
import { systemClock } from "#/server/clock.ts";
import { ensureOperator } from "#/server/start/first-start.ts";
import { pageParts } from "#/site/document-parts.ts";
import { translationRows } from "#/site/translation-rows.ts";
import { createLargeSite } from "../installation/create-large-site.ts";
import { openInstallation } from "../installation/installation.ts";
import type { Installation } from "../installation/installation.ts";
import { createEdits } from "../large-site/edits.ts";
import { largeSite } from "../large-site/large-site.ts";

/** Ids of the sites that the editor's screens are measured with. */
export interface FilledScreens {
  readonly pages: number;
  readonly pictures: number;
  readonly history: number;
  readonly texts: number;
}

/**
 * Fills a data folder with a site of many pages, one of many pictures, one of many operations and one with many texts
 * to translate, all of them the operator's, who signs in with the email and password given.
 */
const [folder = "", fontsFolder = "", email = "", password = "", ...counts] = process.argv.slice(2);
const [pages = 0, pictures = 0, operations = 0, texts = 0] = counts.map(Number);
const years = 3 * 365 * 24 * 3_600_000;
const differentPictures = 20;
const editsAtOnce = 20;
let passed = years;
const clock = { ...systemClock, now: () => Date.now() - passed };
const installation = await openInstallation({ folder, fontsFolder, port: 3000, clock });
const { auth, sites, jobs } = installation;
const env = { owner: { email, password }, appOrigin: "http://localhost:3000" };
const { operatorId: ownerId } = await ensureOperator({ env, auth });
const owned: Installation = { ...installation, ownerId };

/** Adds rows of pictures whose files are those of the first ones. */
async function addPictures(siteId: number, total: number): Promise<void> {
  const { db } = installation.database;
  const first = await db.selectFrom("assets").selectAll().where("siteId", "=", siteId).execute();
  const rows = Array.from({ length: total - first.length }, (_, count) => {
    const row = first[count % first.length];
    if (!row) throw new Error("The site has no pictures to begin with");
    const id = createId();
    const info = { ...JSON.parse(row.info), id, name: `picture-${count}.jpg` };
    return { ...row, id, info: JSON.stringify(info), createdAt: row.createdAt - count };
  });
  for (let start = 0; start < rows.length; start += 100)
    await db
      .insertInto("assets")
      .values(rows.slice(start, start + 100))
      .execute();
}

async function addEdits(siteId: number): Promise<void> {
  const edit = createEdits(largeSite({ pages: 12, assets: [] }));
  for (let count = 0; count < operations; count += editsAtOnce) {
    const call = Array.from({ length: editsAtOnce }, (_, place) => edit(count + place));
    const { results } = await installation.operations.append(siteId, call, ownerId);
    if (results.some(({ status }) => status !== "applied"))
      throw new Error(JSON.stringify(results));
    passed -= (years / operations) * editsAtOnce;
    while (await jobs.runNext());
  }
}

/** A site in Russian that is to be translated into English, with so many pages that it has at least so many texts. */
async function createUntranslated(): Promise<number> {
  const languages = { language: "en", primary: "ru" };
  const [page] = largeSite({ pages: 1, assets: [] }).pages;
  const onPage = page ? translationRows(pageParts(page, templates), languages).length : 1;
  const document = largeSite({ pages: Math.ceil(texts / onPage), assets: [] });
  document.site.languages.push({
    id: 2,
    code: "en",
    name: "English",
    localName: "English",
    flagCode: "gb",
    isPrimary: false,
    status: "active",
  });
  return sites.create({ slug: "texts", ownerId, document });
}

const old = largeSite({ pages: 12, assets: [] });
const history = await sites.create({ slug: "history", ownerId, document: old });
await addEdits(history);
const many = await createLargeSite(owned, { slug: "pages", pages, pictures: 1 });
const untranslated = await createUntranslated();
const library = { slug: "pictures", pages: 1, pictures: Math.min(differentPictures, pictures) };
const { siteId: libraryId } = await createLargeSite(owned, library);
await addPictures(libraryId, pictures);
while (await jobs.runNext());
await installation.close();
const filled: FilledScreens = {
  pages: many.siteId,
  pictures: libraryId,
  history,
  texts: untranslated,
};
process.stdout.write(JSON.stringify(filled), () => process.exit());
