import { sql } from "kysely";
import type { ExportOffer, ExportQuery } from "#/api/exports.ts";
import type { SpokenLanguage } from "#/site/spoken-language.ts";
import type { Templates } from "#/site/section.ts";
import type { LeavingFile } from "../archives/leaving-file.ts";
import type { Database } from "../db/database.ts";
import type { History } from "../history/history.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { projectFolder } from "../projects/about-archive.ts";
import type { Projects } from "../projects/projects.ts";
import { type ExportAddresses, createExportAddresses } from "./export-address.ts";
import { aboutExport, readMe } from "./about-export.ts";
import { versionFiles, versionsOf } from "./version-files.ts";
import { visitorFiles } from "./visitor-files.ts";
import { WebsiteRefused, openWebsite } from "./website.ts";

interface ExportsOptions {
  readonly database: Database;
  readonly hosting: Pick<SiteHosting, "pointerOf" | "files">;
  readonly projects: Pick<Projects, "files">;
  readonly history: Pick<History, "names" | "past">;
  readonly inbox: Pick<Inbox, "parts" | "counts">;
  readonly templates: Templates;
  readonly appOrigin: string;
  readonly sitesDomain: string;
  readonly moved: (siteId: number) => Promise<void>;
}

/** What is exported, and for whom. */
export interface WantedExport extends ExportQuery {
  readonly siteId: number;
  /** Of what is written for people. */
  readonly language: SpokenLanguage;
}

/** Sites on their way to other places. */
export interface Exports {
  readonly addresses: ExportAddresses;
  /** What can leave, and what is in the way. */
  offer(siteId: number, isOwner: boolean): Promise<ExportOffer>;
  /** The files that leave, in their order. @throws AppError not-found, export-refused */
  files(wanted: WantedExport): Promise<LeavingFile[]>;
}

/** About the bytes of a site's project. */
async function projectBytes({ db }: Database, siteId: number): Promise<number> {
  const sum = async (query: Promise<{ bytes: number | string | bigint | null } | undefined>) =>
    Number((await query)?.bytes ?? 0);
  const [pictures, files, records] = await Promise.all([
    sum(
      db
        .selectFrom("assets")
        .select(({ fn }) => fn.sum("bytes").as("bytes"))
        .where("siteId", "=", siteId)
        .where("trashedAt", "is", null)
        .executeTakeFirst(),
    ),
    sum(
      db
        .selectFrom("sentFiles")
        .select(({ fn }) => fn.sum("bytes").as("bytes"))
        .where("siteId", "=", siteId)
        .executeTakeFirst(),
    ),
    sum(
      db
        .selectFrom("records")
        .select(sql<number>`sum(length("body"))`.as("bytes"))
        .where("siteId", "=", siteId)
        .executeTakeFirst(),
    ),
  ]);
  return pictures + files + records;
}

function within(folder: string, files: readonly LeavingFile[]): LeavingFile[] {
  return files.map((file) => ({ ...file, path: folder + file.path }));
}

export function createExports(options: ExportsOptions): Exports {
  const { database, hosting, projects, inbox, appOrigin } = options;
  const open = (siteId: number, choices: Parameters<typeof openWebsite>[1]) =>
    openWebsite(hosting.pointerOf(siteId), choices, { files: hosting.files, appOrigin });
  const addresses = createExportAddresses(options);

  /** What a website would be, or what is in its way: the rest can leave whatever that is. */
  async function look(siteId: number): Promise<ExportOffer["website"]> {
    try {
      const { files, leftOut } = await open(siteId, { forms: "off" });
      const bytes = files.reduce((sum, one) => sum + one.bytes, 0);
      return { obstacle: null, bytes, leftOut: [...leftOut] };
    } catch (error) {
      if (!(error instanceof WebsiteRefused)) throw error;
      return { obstacle: error.obstacle, bytes: 0, leftOut: [] };
    }
  }

  async function everything(wanted: WantedExport): Promise<LeavingFile[]> {
    const { siteId, language } = wanted;
    // of one release from here on, whatever is published, removed or taken back meanwhile
    const website = await open(siteId, wanted);
    const project = within(projectFolder, await projects.files(siteId));
    const versions = wanted.versions === "true" ? await versionFiles(options, siteId) : [];
    const visitors = wanted.visitors === "true" ? visitorFiles(inbox, siteId, language) : [];
    const files = [
      await aboutExport(database, { siteId, website, address: await addresses.of(siteId) }),
      ...project,
      ...website.files,
      ...versions,
      ...visitors,
    ];
    return [readMe(website, files), ...files];
  }

  return {
    addresses,
    async offer(siteId, isOwner) {
      const website = await look(siteId);
      const counts = isOwner ? await inbox.counts(siteId) : undefined;
      return {
        address: await addresses.of(siteId),
        website,
        project: { bytes: await projectBytes(database, siteId) },
        versions: (await versionsOf(options, siteId)).length,
        visitors: counts
          ? {
              messages: counts.messages.total,
              subscribers: counts.subscribers.total,
              rsvps: counts.rsvps.total,
            }
          : null,
      };
    },
    async files(wanted) {
      const { form, siteId, language } = wanted;
      switch (form) {
        case "project":
          return projects.files(siteId);
        case "website": {
          const website = await open(siteId, wanted);
          return [readMe(website, website.files), ...website.files];
        }
        case "visitors":
          return visitorFiles(inbox, siteId, language);
        case "everything":
          return everything(wanted);
      }
    },
  };
}
