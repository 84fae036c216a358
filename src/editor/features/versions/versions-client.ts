import type { DocumentAnswer } from "#/api/documents.ts";
import type { Differences, History, NamedVersions } from "#/api/history.ts";
import type { Call } from "../../api/request.ts";

/** Where a part of the timeline begins: before a revision, and of that after an event where it is named. */
export interface TimelinePlace {
  readonly before: number;
  readonly event: number | undefined;
}

/** The calls of the timeline. */
export interface VersionsClient {
  /** The part of the timeline before a place; the newest where it is left out. */
  timeline(place: TimelinePlace | undefined): Promise<History>;
  /** The points that have names. */
  named(): Promise<NamedVersions>;
  /** The site as it was after a revision; of its pages only the named one. */
  document(revision: number, page?: string): Promise<DocumentAnswer>;
  /** What has changed since a revision. */
  differences(revision: number): Promise<Differences>;
  setName(revision: number, name: string): Promise<void>;
  removeName(revision: number): Promise<void>;
  setNote(release: string, note: string): Promise<void>;
}

const partSize = 30;

export function createVersionsClient(call: Call, site: number): VersionsClient {
  const path = `sites/${site}`;
  const point = (revision: number): string => `${path}/versions/${revision}`;
  return {
    timeline(place) {
      const before = place ? `&before=${place.before}` : "";
      const event = place?.event === undefined ? "" : `&event=${place.event}`;
      return call(`${path}/history?limit=${partSize}${before}${event}`);
    },
    named: () => call(`${path}/versions`),
    document: (revision, page) =>
      call(
        `${path}/document?at=${revision}${page === undefined ? "" : `&page=${encodeURIComponent(page)}`}`,
      ),
    differences: (revision) => call(`${point(revision)}/differences`),
    setName: (revision, name) => call(point(revision), { method: "PUT", body: { name } }),
    removeName: (revision) => call(point(revision), { method: "DELETE" }),
    setNote: (release, note) =>
      call(`${path}/releases/${release}`, { method: "PATCH", body: { note } }),
  };
}
