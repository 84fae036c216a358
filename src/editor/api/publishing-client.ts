import type {
  ChangedPagesInfo,
  ChangesInfo,
  EqualsLiveInfo,
  ListedRelease,
  PublishedInfo,
  WentBackInfo,
} from "#/api/publishing.ts";
import type { SiteInfo } from "#/api/sites.ts";
import type { Call } from "./request.ts";

/** The calls of publishing a site. */
export interface PublishingClient {
  info(): Promise<SiteInfo>;
  /** What publishing would change, and what stands against it. */
  changes(): Promise<ChangesInfo>;
  /** The pages that come after those that were told. @throws ApiError conflict where the site, or what is live, is another by now */
  changedPages(after: string): Promise<ChangedPagesInfo>;
  /** Whether publishing would change nothing: far less work than to list what it would. */
  equalsLive(): Promise<EqualsLiveInfo>;
  /** Publishes the site as it is at this revision. @throws ApiError conflict where it has changed since */
  publish(revision: number): Promise<PublishedInfo>;
  /** The latest releases, newest first. */
  releases(limit: number): Promise<ListedRelease[]>;
  makeLive(release: string): Promise<WentBackInfo>;
}

export function createPublishingClient(call: Call, site: number): PublishingClient {
  const path = `sites/${site}`;
  return {
    info: () => call(path),
    changes: () => call(`${path}/changes`),
    changedPages: (after) => call(`${path}/changes/pages?after=${after}`),
    equalsLive: () => call(`${path}/changes/none`),
    publish: (revision) => call(`${path}/releases`, { method: "POST", body: { revision } }),
    releases: (limit) => call(`${path}/releases?limit=${limit}`),
    makeLive: (releaseId) => call(`${path}/live`, { method: "PUT", body: { releaseId } }),
  };
}
