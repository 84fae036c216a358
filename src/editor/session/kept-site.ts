import * as z from "zod/mini";
import { documentAnswerSchema } from "#/api/documents.ts";
import type { DocumentAnswer } from "#/api/documents.ts";
import { siteInfoSchema } from "#/api/sites.ts";
import type { SiteInfo } from "#/api/sites.ts";
import { toDocument } from "#/site/records.ts";
import { keptAnswers } from "../api/kept-answers.ts";
import type { Editor } from "./editor.ts";

/** A site as this device had it last: what the server had confirmed, with every page that was loaded. */
export interface KeptSite {
  readonly info: SiteInfo;
  readonly document: DocumentAnswer;
}

const keptSiteSchema = z.object({ info: siteInfoSchema, document: documentAnswerSchema });

const nameOf = (site: string): string => `site/${site}`;

/** What this device keeps of a site for whoever is signed in; undefined where that is nothing. */
export async function readKeptSite(site: string): Promise<KeptSite | undefined> {
  const { data } = keptSiteSchema.safeParse(await keptAnswers().read(nameOf(site)));
  return data;
}

/** Of a large site so many pages are kept, the one that is shown among them. */
const mostPages = 30;

/** What an editor has, as it is read again without a network. */
function keptOf({ site, role, store, assets, page }: Editor): KeptSite | undefined {
  const { records, revision } = store.confirmed();
  if (!records.site || !records.index) return undefined;
  const document = toDocument(records);
  const shown = document.pages.filter(({ id }) => id === page.get());
  const pages = [...new Set([...document.pages.slice(0, 1), ...shown, ...document.pages])];
  return {
    info: { ...site, role: role.get(), revision, name: records.site.name },
    document: {
      ...document,
      pages: pages.slice(0, mostPages),
      revision,
      assets: [...assets.get().values()],
    },
  };
}

/** Keeps the site of an editor on this device, for the account that it was opened by. @throws where there is no room */
export async function writeKeptSite(editor: Editor, account: string): Promise<void> {
  const kept = keptOf(editor);
  if (kept) await keptAnswers().write(nameOf(String(editor.site.id)), kept, account);
}

/** Keeps nothing of a site any more. */
export function forgetKeptSite(site: number): Promise<void> {
  return keptAnswers().remove(nameOf(String(site)));
}
