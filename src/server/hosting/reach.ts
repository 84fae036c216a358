import type { IncomingMessage, ServerResponse } from "node:http";
import type { ReleaseFile } from "#/publish/manifest.ts";
import { pathOfAddress } from "#/site/own-path.ts";
import type { PageLock } from "../storage/live-pointer.ts";
import { isOpened } from "./lock-cookie.ts";
import type { LiveSite, LoadedSite } from "./live-site.ts";
import { isUnpublished, locksOf } from "./locks-of.ts";
import { notFoundRoute, readTarget, routeOf } from "./route.ts";
import type { SiteRoute } from "./route.ts";

/** A request for a site whose release is in memory. */
export interface Requested {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly site: LiveSite;
  readonly loaded: LoadedSite;
}

/** What a request asks for, with the lock that its visitor has to open first. */
export interface Reached extends Requested {
  /** Decoded, and the query as it came. */
  readonly path: string;
  readonly query: string;
  readonly route: SiteRoute;
  readonly isLocked: boolean;
  readonly closed: PageLock | undefined;
}

/** What a path leads to, or is led on to, in the release. */
function fileOf({ manifest }: LoadedSite, route: SiteRoute): ReleaseFile | undefined {
  if (route.kind !== "redirect") return route.file;
  const path = pathOfAddress(route.to) ?? "";
  return Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined;
}

/** Undefined where the address can't be read. `now` is in milliseconds since 1970. */
export function reach(requested: Requested, now: number): Reached | undefined {
  const { request, site, loaded } = requested;
  const target = readTarget(request.url);
  if (!target) return undefined;
  const found = routeOf(loaded.manifest, target.path, now);
  const file = fileOf(loaded, found);
  const isOff = file !== undefined && isUnpublished(site, loaded, file);
  const route = isOff ? notFoundRoute(loaded.manifest, target.path) : found;
  const locks = locksOf(site, loaded, route);
  const { cookie } = request.headers;
  const closed = locks.find((lock) => !isOpened(cookie, { site: site.pointer.site, lock }, now));
  return { ...requested, ...target, route, isLocked: locks.length > 0, closed };
}
