import type { History, PointEntry } from "#/api/history.ts";
import type { VersionsClient } from "./versions-client.ts";

/** The point that is looked at. */
export interface PointViewProps {
  readonly client: VersionsClient;
  readonly revision: number;
  /** The site's revision that the server has. */
  readonly newest: number;
  readonly isCompared: boolean;
  /** What the timeline tells of the point. */
  readonly entry: PointEntry | undefined;
  readonly part: History | undefined;
}
