import type { ServerResponse } from "node:http";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import type { Clock } from "../clock.ts";
import type { SiteHost } from "../http/site-host.ts";
import { createTurns } from "../sites/turns.ts";
import { LostContent } from "../storage/lost-content.ts";
import type { Storage } from "../storage/storage.ts";
import { strictTransport } from "./answer-headers.ts";
import { createSiteAnswers } from "./answer-request.ts";
import { answerBare } from "./bare-answer.ts";
import type { LivePointer, PointerFolder } from "../storage/live-pointer.ts";
import { createLiveSite, createManifestShelf } from "./live-site.ts";
import type { LiveSite } from "./live-site.ts";
import { answerNotice } from "./notice-page.ts";
import { createReleaseFiles } from "./release-files.ts";
import type { ReleaseFiles } from "./release-files.ts";

export interface SiteHostingOptions {
  readonly storage: Storage;
  readonly pointers: PointerFolder;
  readonly clock: Clock;
  /** Told of what kept a page from being served. */
  readonly onError: (error: unknown) => void;
  /** Whether sites are visited over HTTPS and nothing else. */
  readonly isSecure?: boolean;
  /** Bytes of bodies, and of manifests, kept in memory. */
  readonly memory?: { readonly bodies: number; readonly manifests: number };
}

/** The host of published sites, and the switch of their releases. It needs no database. */
export interface SiteHosting extends SiteHost {
  /** Reads the pointers. Answers the names of files that are none. */
  start(): Promise<readonly string[]>;
  /**
   * Makes a release live: durable first, then at once for every new request. A site that is shown
   * already stays taken down, or not, whatever the pointer says of that.
   */
  show(pointer: LivePointer, manifest?: ReleaseManifest): Promise<void>;
  /** Puts a notice in the place of a site that is shown, or the site in the place of the notice. */
  setTakenDown(site: number, isTakenDown: boolean): Promise<void>;
  /** Takes a site off. */
  hide(site: number): Promise<void>;
  /** Ids of all sites that are shown. */
  sites(): number[];
  /** The site that a host name shows. */
  idAt(hostname: string): number | undefined;
  /** What visitors see of a site. */
  pointerOf(site: number): LivePointer | undefined;
  /** The release that visitors see, for whoever answers their calls; undefined where there is none. */
  manifestOf(site: number): Promise<ReleaseManifest | undefined>;
  readonly files: ReleaseFiles;
  /** Told of sites of which something can't be shown because it is lost. */
  watchLosses(watcher: (site: number) => void): void;
}

const defaultMemory = { bodies: 48 * 1_048_576, manifests: 32 * 1_048_576 };

function withNotice(
  { isTakenDown: _before, ...own }: LivePointer,
  isTakenDown: boolean,
): LivePointer {
  return isTakenDown ? { ...own, isTakenDown } : own;
}

/** Tells who watches of sites that something of is lost. */
function createLossWatch(onError: (error: unknown) => void) {
  const watchers: ((site: number) => void)[] = [];
  return {
    watch: (watcher: (site: number) => void) => void watchers.push(watcher),
    onError(error: unknown, { pointer }: LiveSite): void {
      onError(error);
      if (error instanceof LostContent) for (const tell of watchers) tell(pointer.site);
    },
  };
}

/** Other methods than those that read. */
function answerMethod(response: ServerResponse): void {
  answerBare(response, 405, "Pages can only be read.", { allow: "GET, HEAD", connection: "close" });
}

export function createSiteHosting(options: SiteHostingOptions): SiteHosting {
  const { storage, pointers, clock, onError, isSecure = false, memory = defaultMemory } = options;
  const files = createReleaseFiles(storage);
  const shelf = createManifestShelf(memory.manifests);
  const losses = createLossWatch(onError);
  const answers = createSiteAnswers({
    files,
    clock,
    memory: memory.bodies,
    onError: losses.onError,
  });
  const byHost = new Map<string, LiveSite>();
  const bySite = new Map<number, LiveSite>();
  // what was asked for last is what is written last
  const inTurn = createTurns();

  function take(id: number): void {
    const before = bySite.get(id);
    if (!before) return;
    bySite.delete(id);
    for (const host of before.pointer.hosts) if (byHost.get(host) === before) byHost.delete(host);
  }

  function put(site: LiveSite): void {
    take(site.pointer.site);
    bySite.set(site.pointer.site, site);
    for (const host of site.pointer.hosts) byHost.set(host, site);
  }

  async function write(pointer: LivePointer, manifest?: ReleaseManifest): Promise<void> {
    await pointers.write(pointer);
    put(createLiveSite({ pointer, files, shelf, ...(manifest && { manifest }) }));
  }

  return {
    files,
    watchLosses: losses.watch,
    async start() {
      const { pointers: found, broken } = await pointers.readAll();
      for (const pointer of found) put(createLiveSite({ pointer, files, shelf }));
      return broken;
    },
    show: (pointer, manifest) =>
      inTurn(pointer.site, async () => {
        const before = bySite.get(pointer.site)?.pointer;
        const isTakenDown = before ? before.isTakenDown : pointer.isTakenDown;
        await write(withNotice(pointer, isTakenDown ?? false), manifest);
      }),
    setTakenDown: (id, isTakenDown) =>
      inTurn(id, async () => {
        const before = bySite.get(id);
        if (!before || (before.pointer.isTakenDown ?? false) === isTakenDown) return;
        await write(withNotice(before.pointer, isTakenDown), before.loaded()?.manifest);
      }),
    hide: (site) =>
      inTurn(site, async () => {
        take(site);
        await pointers.remove(site);
      }),
    sites: () => [...bySite.keys()],
    idAt: (hostname) => byHost.get(hostname)?.pointer.site,
    pointerOf: (site) => bySite.get(site)?.pointer,
    manifestOf: async (site) => (await bySite.get(site)?.load())?.manifest,
    serves: (hostname) => byHost.has(hostname),
    ready(request, hostname) {
      const site = byHost.get(hostname);
      return site && !site.pointer.isTakenDown ? answers.ready(request, site) : undefined;
    },
    handle(request, response, hostname) {
      const site = byHost.get(hostname);
      // also with what belongs to no release: errors, redirects, notices
      if (isSecure) response.setHeader(...strictTransport);
      if (!site) answerNotice(request, response, { notice: "noSite", hostname });
      else if (site.pointer.isTakenDown) answerNotice(request, response, { notice: "takenDown" });
      else if (request.method === "GET" || request.method === "HEAD")
        answers.answer(request, response, site);
      else answerMethod(response);
    },
  };
}
