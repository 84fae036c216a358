import type { NewThread } from "#/api/comments.ts";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import { standingPage } from "#/site/linked.ts";
import type { Page } from "#/site/page.ts";
import { pageKey } from "#/site/records.ts";
import { shownSections } from "#/site/section-own.ts";
import type { SiteRecord } from "#/site/site.ts";
import type { LiveSite } from "../hosting/live-site.ts";
import type { ReleaseFiles } from "../hosting/release-files.ts";
import { readTarget } from "../hosting/route.ts";
import { readRecord } from "../publishing/changed-pages.ts";

interface Wanted {
  readonly site: LiveSite;
  /** As an address has it. */
  readonly path: string;
  readonly section: string;
}

/** The id of the page at a path, in whichever language. */
function pageAt({ pages }: ReleaseManifest, path: string): string | undefined {
  const found = Object.entries(pages).find(([, page]) => page.path === path);
  return found?.[0].split(" ", 1)[0];
}

/** Where a section stands that a preview shows; undefined where the page hasn't it, or hides it everywhere. */
export async function shownSection(
  files: ReleaseFiles,
  { site, path, section }: Wanted,
): Promise<Omit<NewThread, "text"> | undefined> {
  const { manifest } = await site.load();
  const page = pageAt(manifest, readTarget(path)?.path ?? "");
  if (page === undefined) return undefined;
  const record = await readRecord<SiteRecord>(files, manifest, "site");
  const stored = await readRecord<Page>(files, manifest, pageKey(page));
  if (!record || !stored) return undefined;
  const { sections } = standingPage(stored, record);
  const found = shownSections(sections).find(({ id }) => id === section);
  return found && { page, section, template: found.template };
}
