import type { ReleaseManifest } from "#/publish/manifest.ts";
import { createLiveSite, createManifestCache } from "../hosting/live-site.ts";
import type { LiveSite } from "../hosting/live-site.ts";
import type { OpenLink } from "../links/link-sessions.ts";
import type { Drafts } from "../publishing/drafts.ts";

const mostSites = 60;
const manifestMemory = 8 * 1_048_576;

/** What a link shows, the present state first: a draft has those before it, whose files open pages may still ask for. */
export type PreviewSites = (link: OpenLink) => Promise<readonly LiveSite[]>;

export function createPreviewSites(drafts: Drafts): PreviewSites {
  const cache = createManifestCache(manifestMemory);
  const known = new Map<string, LiveSite>();

  /** One object for one state, so that what was worked out for it once is kept. */
  function siteOf({ id, siteId }: OpenLink, hash: string, manifest?: ReleaseManifest): LiveSite {
    const key = `${siteId} ${hash}`;
    const before = known.get(key);
    known.delete(key);
    const pointer = { site: siteId, hosts: [], release: id, manifest: hash, recompressed: [] };
    const site =
      before ??
      createLiveSite({
        pointer,
        files: drafts.files,
        cache,
        isPreview: true,
        ...(manifest && { manifest }),
      });
    known.set(key, site);
    for (const oldest of known.keys()) {
      if (known.size <= mostSites) break;
      known.delete(oldest);
    }
    return site;
  }

  return async (link) => {
    if (link.releaseId !== null)
      return link.manifestHash === null ? [] : [siteOf(link, link.manifestHash)];
    const kept = await drafts.open(link.siteId);
    return kept.map(({ manifest }) => siteOf(link, manifest.hash, manifest));
  };
}
