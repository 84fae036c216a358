import type { ReleaseManifest } from "#/publish/manifest.ts";
import { createLiveSite, createManifestCache } from "../hosting/live-site.ts";
import type { LiveSite } from "../hosting/live-site.ts";
import type { OpenLink } from "../links/link-sessions.ts";
import type { Drafts } from "../publishing/drafts.ts";

const mostReleases = 60;
const manifestMemory = 8 * 1_048_576;

/** What a link shows, the present state first: a draft has those before it, whose files open pages may still ask for. */
export type PreviewSites = (link: OpenLink) => Promise<readonly LiveSite[]>;

export function createPreviewSites(drafts: Drafts): PreviewSites {
  const cache = createManifestCache(manifestMemory);
  /** One object for one state, so that what was worked out for it once is kept: of a draft as long as that is. */
  const drafted = new WeakMap<ReleaseManifest, LiveSite>();
  const released = new Map<string, LiveSite>();

  function pointerOf({ id, siteId }: OpenLink, hash: string) {
    return { site: siteId, hosts: [], release: id, manifest: hash, recompressed: [] };
  }

  function draftOf(link: OpenLink, manifest: ReleaseManifest): LiveSite {
    const pointer = pointerOf(link, manifest.hash);
    const site =
      drafted.get(manifest) ??
      createLiveSite({ pointer, files: drafts.files, cache, isPreview: true, manifest });
    drafted.set(manifest, site);
    return site;
  }

  function releaseOf(link: OpenLink, hash: string): LiveSite {
    const key = `${link.siteId} ${hash}`;
    const pointer = pointerOf(link, hash);
    const site =
      released.get(key) ?? createLiveSite({ pointer, files: drafts.files, cache, isPreview: true });
    released.delete(key);
    released.set(key, site);
    for (const oldest of released.keys()) {
      if (released.size <= mostReleases) break;
      released.delete(oldest);
    }
    return site;
  }

  return async (link) => {
    if (link.releaseId !== null)
      return link.manifestHash === null ? [] : [releaseOf(link, link.manifestHash)];
    const kept = await drafts.open(link.siteId);
    return kept.map(({ manifest }) => draftOf(link, manifest));
  };
}
