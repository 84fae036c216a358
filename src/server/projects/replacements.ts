import type { Kysely, Transaction } from "kysely";
import type { ReplacementPictures, ReplacementPreview } from "#/api/projects.ts";
import { createId } from "#/lib/create-id.ts";
import { readOwnJson } from "#/lib/read-own-json.ts";
import {
  type Renamings,
  noteNamedPictures,
  withRenamedPage,
  withRenamedParts,
} from "#/site/project/renamed-ids.ts";
import type { Templates } from "#/site/section.ts";
import type { SiteDocument } from "#/site/site.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { inParts } from "../db/in-parts.ts";
import { pageEntries } from "../db/page-entries.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { SentFiles } from "../files/sent-files.ts";
import type { Assets, PreparedAsset } from "../images/assets.ts";
import { trashPictures, untrashPictures } from "../db/trash-pictures.ts";
import { createPauses } from "../limits/pauses.ts";
import { type LimitsContext, expectRoomForContent } from "../sites/account-limits.ts";
import type { Documents } from "../sites/documents.ts";
import { holdSite } from "../sites/hold-site.ts";
import { expectPagesOfSite } from "../sites/page-room.ts";
import { withHiddenAsPages } from "./hidden-pages.ts";
import { type KeepingContext, type Sized, bytesOf, whileKeeping } from "./keep-content.ts";
import type { ProjectSource } from "./project-source.ts";
import { readSource } from "./read-source.ts";
import { editedBytes, missingPictures } from "./replacement-checks.ts";

interface Wanted {
  readonly siteId: number;
  readonly ownerId: string;
  readonly signal: AbortSignal;
}

/** Files that are to take the place of what a site is. Its owner's editor makes the edit: nothing of the site changes here. */
export interface Replacements {
  /** What would come. @throws ProjectRefused; AppError where the site may not have so many pages */
  look(
    source: ProjectSource,
    wanted: Pick<Wanted, "siteId" | "signal">,
  ): Promise<ReplacementPreview>;
  /**
   * Gives the site the pictures and files of a project, and answers as JSON the document that names them: its home page
   * is the site's. Says which pictures are new to the site, and which nobody has. @throws ProjectRefused; AppError where there is no room for it
   */
  take(source: ProjectSource, wanted: Wanted): Promise<string>;
  /** Throws pictures away that a site got for a replacement which isn't made; those that it shows by now stay. */
  cancel(siteId: number, pictures: readonly string[]): Promise<void>;
}

export interface ReplacementsOptions extends KeepingContext, Pick<LimitsContext, "readSettings"> {
  readonly database: Pick<Database, "db" | "dialect">;
  readonly assets: KeepingContext["assets"] & Pick<Assets, "insert">;
  readonly files: KeepingContext["files"] & Pick<SentFiles, "insertMore">;
  readonly documents: Pick<Documents, "assetsJson">;
  readonly templates: Templates;
  readonly clock: Clock;
}

/** The id of a site's home page. @throws AppError not-found */
async function homeOf(db: Kysely<Schema>, siteId: number): Promise<string> {
  const [home] = await pageEntries(db, siteId);
  if (!home) throw new AppError("not-found");
  return home.id;
}

/** What the home pages of a project and of a site are to each other: where the project has the site's as well, they change places. */
function homeRenamings({ index }: SiteDocument, home: string): Map<string, string> {
  const own = index.entries[0]?.id ?? home;
  return new Map(own === home ? [] : [[own, home], [home, own]]); // prettier-ignore
}

/** Pictures of a site by what they are, or what they are called. */
async function picturesOf(
  db: Kysely<Schema>,
  siteId: number,
  pictures: readonly PreparedAsset[],
): Promise<{ readonly id: string; readonly hash: string }[]> {
  const found: { id: string; hash: string }[] = [];
  for (const part of inParts(pictures)) {
    const rows = await db
      .selectFrom("assets")
      .select(["id", "hash"])
      .where("siteId", "=", siteId)
      .where(({ eb, or }) =>
        or([
          eb("hash", "in", part.map(({ hash }) => hash)), // prettier-ignore
          eb("id", "in", part.map(({ asset }) => asset.id)), // prettier-ignore
        ]),
      )
      .execute();
    found.push(...rows);
  }
  return found;
}

/** Content of which the site has none yet. */
async function newContent(
  db: Kysely<Schema>,
  siteId: number,
  content: readonly Sized[],
): Promise<Sized[]> {
  const known = new Set<string>();
  for (const part of inParts(content.map(({ hash }) => hash)))
    for (const table of ["assets", "sentFiles"] as const) {
      const rows = await db
        .selectFrom(table)
        .select("hash")
        .where("siteId", "=", siteId)
        .where("hash", "in", part)
        .execute();
      for (const { hash } of rows) known.add(hash);
    }
  return content.filter(({ hash }) => !known.has(hash));
}

/**
 * Gives a site pictures, but those that it has. Where it has another one of the same name, that stays what it is, as
 * undoing shows it again; the new one gets a name of its own. Answers what they are called there, and which the site didn't have.
 */
async function addPictures(
  transaction: Transaction<Schema>,
  assets: Pick<Assets, "insert">,
  { siteId, pictures }: { siteId: number; pictures: readonly PreparedAsset[] },
): Promise<{ renamed: Map<string, string>; added: string[] }> {
  const known = await picturesOf(transaction, siteId, pictures);
  const byHash = Map.groupBy(known, ({ hash }) => hash);
  const taken = new Set(known.map(({ id }) => id));
  const renamed = new Map<string, string>();
  const added: PreparedAsset[] = [];
  const shown: string[] = [];
  for (const picture of pictures) {
    const { id } = picture.asset;
    const same = byHash.get(picture.hash) ?? [];
    const own = same.find((one) => one.id === id) ?? same[0];
    const name = own?.id ?? (taken.has(id) ? createId() : id);
    if (own) shown.push(name);
    else added.push({ ...picture, asset: { ...picture.asset, id: name } });
    taken.add(name);
    if (name !== id) renamed.set(id, name);
  }
  await untrashPictures(transaction, { siteId, ids: shown });
  await assets.insert(transaction, siteId, added);
  return { renamed, added: added.map(({ asset }) => asset.id) };
}

/** A document as JSON, under other names, with the site's pictures; a page at a time: a large one holds nobody up. */
async function textOf(
  { pages, ...parts }: SiteDocument,
  { renamings, ...more }: { renamings: Renamings; assets: string } & ReplacementPictures,
): Promise<string> {
  const breathe = createPauses();
  const { assets, added, missing } = more;
  const texts: string[] = [];
  for (const page of pages) {
    await breathe();
    texts.push(JSON.stringify(withRenamedPage(page, renamings)));
  }
  const { site, index } = withRenamedParts(parts, renamings);
  return `{"site":${JSON.stringify(site)},"index":${JSON.stringify(index)},"pages":[${texts.join()}],"assets":${assets},"added":${JSON.stringify(added)},"missing":${JSON.stringify(missing)}}`;
}

/** Throws pictures away that a site got for a replacement which isn't made, but those that it shows by now. */
async function throwAway(
  { database: { db, dialect }, clock }: Pick<ReplacementsOptions, "database" | "clock">,
  { siteId, pictures }: { siteId: number; pictures: readonly string[] },
): Promise<void> {
  const breathe = createPauses();
  await db.transaction().execute(async (transaction) => {
    // an edit that shows them comes before this, or after it
    await holdSite(transaction, dialect, siteId);
    const rows = await transaction
      .selectFrom("records")
      .select("body")
      .where("siteId", "=", siteId)
      .execute();
    const shown = new Set<string>();
    for (const { body } of rows) {
      await breathe();
      noteNamedPictures(readOwnJson(body), shown);
    }
    const ids = pictures.filter((id) => !shown.has(id));
    await trashPictures(transaction, { siteId, ids, now: clock.now() });
  });
}

export function createReplacements(options: ReplacementsOptions): Replacements {
  const { database, documents, templates, clock, assets, files, readSettings } = options;
  const { db, dialect } = database;
  const limits = { dialect, readSettings };

  async function read(
    source: ProjectSource,
    { siteId, signal }: Pick<Wanted, "siteId" | "signal">,
  ) {
    const project = await readSource(source, { templates, now: new Date(clock.now()), signal });
    const count = project.document.index.entries.length;
    await db
      .transaction()
      .execute((transaction) => expectPagesOfSite(transaction, limits, { siteId, count }));
    const bytes = await editedBytes(project.document);
    return { project, bytes, missing: await missingPictures(db, siteId, project) };
  }

  return {
    cancel: (siteId, pictures) => throwAway(options, { siteId, pictures }),
    async look(source, wanted) {
      const { siteId } = wanted;
      const { project, bytes, missing } = await read(source, wanted);
      const { document, pictures } = project;
      const { site, index } = document;
      const pages = homeRenamings(document, await homeOf(db, siteId));
      return {
        name: site.name,
        pages: index.entries.map(({ id }) => pages.get(id) ?? id),
        languages: site.languages.map(({ code }) => code),
        pictures: pictures.length,
        files: site.files?.length ?? 0,
        missingPictures: missing.length,
        bytes,
      };
    },
    async take(source, { siteId, ownerId, signal }) {
      const { project, missing } = await read(source, { siteId, signal });
      const expectRoom = (content: readonly Sized[]): Promise<void> =>
        db.transaction().execute(async (transaction) => {
          const bytes = bytesOf(await newContent(transaction, siteId, content));
          if (bytes === 0) return;
          await expectRoomForContent(transaction, limits, { owner: { siteId }, bytes });
        });
      const keeping = { ...options, asker: { key: ownerId, signal }, expectRoom };
      const { renamings, added } = await whileKeeping(source, project, keeping, (kept) =>
        db.transaction().execute(async (transaction) => {
          await holdSite(transaction, dialect, siteId);
          const home = await homeOf(transaction, siteId);
          const { pictures } = kept;
          const { renamed, added: more } = await addPictures(transaction, assets, {
            siteId,
            pictures,
          });
          await files.insertMore(transaction, siteId, kept.files);
          const pages = homeRenamings(project.document, home);
          return { renamings: { pages, pictures: renamed }, added: more };
        }),
      );
      // whoever went away makes no edit of it
      if (signal.aborted) await throwAway(options, { siteId, pictures: added });
      const known = await documents.assetsJson(siteId);
      const present = await pageEntries(db, siteId);
      const document = await withHiddenAsPages(db, siteId, { ...project, present });
      return textOf(document, { renamings, assets: known, added, missing });
    },
  };
}
