import type { IncomingMessage, ServerResponse } from "node:http";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import type { Clock } from "../clock.ts";
import type { SiteHost } from "../http/site-host.ts";
import { LostContent } from "../storage/lost-content.ts";
import type { Storage } from "../storage/storage.ts";
import type { GateOptions } from "./gate.ts";
import { type GateTries, createGateTries } from "./gate-tries.ts";
import { createSiteAnswers } from "./answer-request.ts";
import { type CountedSite, createSiteCounts } from "./site-counts.ts";
import { type HostContact, createHostContact } from "./host-contact.ts";
import { answerBare } from "./bare-answer.ts";
import type { ContactFile } from "../storage/contact-file.ts";
import type { LivePointer, PointerFolder } from "../storage/live-pointer.ts";
import { type Marks, createLiveSite, createManifestCache } from "./live-site.ts";
import type { LiveSite } from "./live-site.ts";
import { answerClosed, answerNotice } from "./notice-page.ts";
import { readTarget } from "./route.ts";
import { type ShownPointers, createShownPointers } from "./shown-pointers.ts";
import { type HostOfSite, createShownSites } from "./shown-sites.ts";
import { createReleaseFiles } from "./release-files.ts";
import type { ReleaseFiles } from "./release-files.ts";

export interface SiteHostingOptions {
  readonly storage: Storage;
  readonly pointers: PointerFolder;
  /** Where it keeps whom people write to. */
  readonly contactFile: ContactFile;
  readonly clock: Clock;
  /** Told of what kept a page from being served. */
  readonly onError: (error: unknown) => void;
  /** Whether sites are visited over HTTPS and nothing else. */
  readonly isSecure?: boolean;
  /** Whom tries of passwords are counted by; without it by the address of the connection. */
  readonly networkOf?: GateOptions["networkOf"];
  /** Headers for caches in front. */
  readonly marks?: Marks | undefined;
  /** Bytes of bodies, and of manifests, kept in memory. */
  readonly memory?: { readonly bodies: number; readonly manifests: number };
}

/** The host of published sites, and the switch of their releases. It needs no database. */
export interface SiteHosting extends SiteHost, ShownPointers, HostContact {
  /** Reads the pointers. Answers the names of files that are none. */
  start(): Promise<readonly string[]>;
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
  /** Something of a site was found to be lost, in another process. */
  reportLoss(site: number): void;
  /** Told what becomes of a site's pointer; undefined where it is shown no more. A change waits for the answer, which never rejects. */
  watchPointers(watcher: PointerWatcher): void;
  /** Told what a site was and is shown by, once all that were told before show it. Never rejects. */
  afterShown(watcher: ShownWatcher): void;
  /** Takes what visitors were shown since it was last taken, in all processes that host. Never rejects. */
  takeCounts(): Promise<CountedSite[]>;
  /** Adds what another process counted. */
  addCounts(counted: readonly CountedSite[]): void;
  /** Asked each time before counts are taken to have others add theirs; never rejects. */
  watchCounts(watcher: () => Promise<void>): void;
  /** Where tries of visitors' passwords are counted with other processes from now on. */
  readonly countTriesIn: GateTries["countIn"];
  /** Answers for previews from now on, which need the database. */
  showPreviews(answer: SiteHost["handlePreview"]): void;
}

type PointerWatcher = (site: number, pointer: LivePointer | undefined) => Promise<void>;

type ShownWatcher = (
  site: number,
  before: LivePointer | undefined,
  now: LivePointer | undefined,
) => Promise<void>;

const defaultMemory = { bodies: 48 * 1_048_576, manifests: 32 * 1_048_576 };

/** Tells who watches of sites that something of is lost. */
function createLossWatch(onError: (error: unknown) => void) {
  const watchers: ((site: number) => void)[] = [];
  return {
    watch: (watcher: (site: number) => void) => void watchers.push(watcher),
    report(site: number): void {
      for (const notify of watchers) notify(site);
    },
    onError(error: unknown, { pointer }: LiveSite): void {
      onError(error);
      if (error instanceof LostContent) for (const notify of watchers) notify(pointer.site);
    },
  };
}

/** Tells who shows the same, and then who wants to know that it is shown. */
function createShownWatch() {
  const watchers: PointerWatcher[] = [];
  const afterwards: ShownWatcher[] = [];
  return {
    watchPointers: (watcher: PointerWatcher) => void watchers.push(watcher),
    afterShown: (watcher: ShownWatcher) => void afterwards.push(watcher),
    async tell(...[site, before, now]: Parameters<ShownWatcher>): Promise<void> {
      await Promise.all(watchers.map((watcher) => watcher(site, now)));
      for (const watcher of afterwards) void watcher(site, before, now);
    },
  };
}

/** What is counted here, and by those who are asked for theirs. */
function createCounting(isShown: (site: number) => boolean) {
  const counts = createSiteCounts();
  const watchers: (() => Promise<void>)[] = [];
  return {
    countOf: counts.of,
    addCounts: counts.add,
    watchCounts: (watcher: () => Promise<void>) => void watchers.push(watcher),
    async takeCounts() {
      await Promise.all(watchers.map((watcher) => watcher()));
      return counts.take(isShown);
    },
  };
}

/** Other methods than those that read. */
function answerMethod(response: ServerResponse): void {
  answerBare(response, 405, "Only GET and HEAD are allowed.", {
    allow: "GET, HEAD",
    connection: "close",
  });
}

/** Leads from another address of a site to the one where it is shown, over the same protocol and port. */
function answerElsewhere(
  { headers, url = "/" }: IncomingMessage,
  response: ServerResponse,
  { site: { pointer }, role }: HostOfSite,
): void {
  const [host = ""] = pointer.hosts;
  const port = /:\d{1,5}$/.exec(headers.host ?? "")?.[0] ?? "";
  const path = readTarget(url) ? url : "/";
  answerBare(response, role === "former" ? 308 : 301, "This site has another address.", {
    "cache-control": "no-cache",
    location: `//${host}${port}${path}`,
  });
}

/** What visitors read in the place of a whole site. */
function noticeOf({ pointer }: LiveSite): "takenDown" | "unpublished" | undefined {
  if (pointer.isTakenDown) return "takenDown";
  return pointer.unpublished?.includes("") ? "unpublished" : undefined;
}

/** Answers with a notice where one stands in the place of the site, and says whether it did. */
function answersNotice(
  request: IncomingMessage,
  response: ServerResponse,
  site: LiveSite,
  { now, contact }: { readonly now: number; readonly contact: string | undefined },
): boolean {
  const notice = noticeOf(site);
  const { closed } = site.pointer;
  if (notice === "unpublished" && closed) answerClosed(request, response, closed, now);
  else if (notice === "takenDown") answerNotice(request, response, { notice, contact });
  else if (notice) answerNotice(request, response, { notice });
  return notice !== undefined;
}

/** Previews have to wait until there is a database. */
function previewSlot(): Pick<SiteHosting, "showPreviews" | "handlePreview"> {
  let answer: SiteHost["handlePreview"] = (request, response) =>
    answerNotice(request, response, { notice: "unavailable" }, { "retry-after": "5" });
  return {
    showPreviews: (next) => void (answer = next),
    handlePreview: (request, response, hostname) => answer(request, response, hostname),
  };
}

export function createSiteHosting(options: SiteHostingOptions): SiteHosting {
  const { storage, pointers, clock, onError, isSecure = false, memory = defaultMemory } = options;
  const { marks } = options;
  const { networkOf = ({ socket }) => socket.remoteAddress ?? "" } = options;
  const files = createReleaseFiles(storage);
  const cache = createManifestCache(memory.manifests);
  const losses = createLossWatch(onError);
  const tries = createGateTries(clock);
  const whom = createHostContact({ file: options.contactFile, onError });
  const { contact } = whom;
  const asked = { files, clock, passwordTries: tries, networkOf, isSecure, contact };
  const answers = createSiteAnswers({ ...asked, memory: memory.bodies, onError: losses.onError });
  const sites = createShownSites();
  const watch = createShownWatch();
  const { countOf, ...counting } = createCounting((site) => sites.find(site) !== undefined);
  const live = (pointer: LivePointer, manifest?: ReleaseManifest) => {
    const count = countOf(pointer.site);
    return createLiveSite({ pointer, files, cache, marks, count, ...(manifest && { manifest }) });
  };
  return {
    files,
    watchLosses: losses.watch,
    reportLoss: losses.report,
    watchPointers: watch.watchPointers,
    afterShown: watch.afterShown,
    ...counting,
    countTriesIn: tries.countIn,
    ...previewSlot(),
    async start() {
      const { pointers: found, broken } = await pointers.readAll();
      for (const pointer of found) sites.put(live(pointer));
      await whom.readContact();
      return broken;
    },
    ...whom,
    ...createShownPointers({
      pointers,
      clock,
      shown: sites.find,
      settleMore: whom.settleContact,
      put(pointer, manifest) {
        const before = sites.find(pointer.site)?.pointer;
        sites.put(live(pointer, manifest));
        return watch.tell(pointer.site, before, pointer);
      },
      take(site) {
        const before = sites.find(site)?.pointer;
        sites.take(site);
        return watch.tell(site, before, undefined);
      },
    }),
    sites: sites.ids,
    idAt: (hostname) => sites.at(hostname)?.site.pointer.site,
    pointerOf: (site) => sites.find(site)?.pointer,
    manifestOf: async (site) => (await sites.find(site)?.load())?.manifest,
    serves: (hostname) => sites.at(hostname) !== undefined,
    isYoung: (hostname) =>
      sites.at(hostname)?.site.pointer.youngDomains?.includes(hostname) ?? false,
    ready(request, hostname) {
      const found = sites.at(hostname);
      if (found?.role !== "shown" || noticeOf(found.site)) return undefined;
      return answers.ready(request, found.site);
    },
    handle(request, response, hostname) {
      const found = sites.at(hostname);
      if (!found) return answerNotice(request, response, { notice: "noSite", hostname });
      const { site, role } = found;
      // what is taken down is so at each of its addresses
      if (role !== "shown" && !site.pointer.isTakenDown) answerElsewhere(request, response, found);
      else if (answersNotice(request, response, site, { now: clock.now(), contact: contact() }))
        return;
      else if (request.method === "GET" || request.method === "HEAD")
        answers.answer(request, response, site);
      else if (request.method === "POST" && site.pointer.locks)
        answers.unlock(request, response, site, () => answerMethod(response));
      else answerMethod(response);
    },
  };
}
