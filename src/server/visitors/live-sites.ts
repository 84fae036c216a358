import { z } from "zod";
import { readOwnJson } from "#/lib/read-own-json.ts";
import { fillAnswer } from "#/publish/answer-page.ts";
import { policyHash } from "#/publish/content-hash.ts";
import { plainGatePage, plainGateStyle } from "#/publish/gate-page.ts";
import type { ReleaseManifest } from "#/publish/manifest.ts";
import { type SiteEvent, eventSchema } from "#/site/event.ts";
import type { SiteRecord } from "#/site/site.ts";
import { fileHeaders } from "../hosting/answer-headers.ts";
import { type LivePointer, type PageLock, isStrict } from "../storage/live-pointer.ts";
import type { SiteHosting } from "../hosting/site-hosting.ts";
import { isOpenTo } from "../hosting/is-open-to.ts";
import type { Clock } from "../clock.ts";
import { type EventPages, eventPages } from "./event-pages.ts";
import type { PublishedSite, PublishedSites, Unasked } from "./published-sites.ts";

type Hosting = Pick<SiteHosting, "idAt" | "pointerOf" | "manifestOf" | "files">;

/** The events of a release, and which of its pages show them. */
interface ReleaseEvents {
  readonly events: readonly SiteEvent[];
  readonly pages: EventPages;
}

const recordSchema = z.object({ events: z.array(eventSchema) });
const releaseLength = 16;
const plainStyle = policyHash(plainGateStyle);

/** Every address of a site: its hosts, with the scheme and port that it was published for, and where it was exported to. */
function originsOf(manifest: ReleaseManifest, pointer: LivePointer): string[] {
  const others = [...pointer.hosts, ...(pointer.otherHosts ?? [])].map((host) => {
    const url = new URL(manifest.origin);
    url.hostname = host;
    return url.origin;
  });
  const elsewhere = pointer.exportedTo === undefined ? [] : [pointer.exportedTo];
  return [...new Set([manifest.origin, ...others, ...elsewhere])];
}

async function readEvents(
  manifest: ReleaseManifest,
  files: Hosting["files"],
): Promise<ReleaseEvents> {
  const record = manifest.records["site"];
  if (!record) return { events: [], pages: new Map() };
  const json = (await files.read(record.file, "identity")).toString();
  const site = readOwnJson<SiteRecord>(json);
  const { events } = recordSchema.parse(site);
  return { events, pages: await eventPages(manifest, files, site) };
}

/** The passwords that are asked. */
const asksFor: Record<Unasked, (locks: readonly PageLock[]) => PageLock[]> = {
  nothing: (locks) => [...locks],
  site: (locks) => locks.filter(({ page }) => page !== ""),
  everything: () => [],
};

/** The sites that the hosting shows, out of their releases alone. */
export function createLiveSites(
  hosting: Hosting,
  { clock, visitorApiBase }: { readonly clock: Clock; readonly visitorApiBase: string },
): PublishedSites {
  const { files } = hosting;
  const known = new WeakMap<ReleaseManifest, Promise<ReleaseEvents>>();

  function eventsOf(manifest: ReleaseManifest): Promise<ReleaseEvents> {
    const read = known.get(manifest) ?? readEvents(manifest, files);
    known.set(manifest, read);
    read.catch(() => known.delete(manifest));
    return read;
  }

  function toSite(manifest: ReleaseManifest, pointer: LivePointer): PublishedSite {
    const release = pointer.manifest.slice(0, releaseLength);
    return {
      id: pointer.site,
      isTakenDown: pointer.isTakenDown ?? false,
      isUnpublished: pointer.unpublished?.includes("") ?? false,
      origins: originsOf(manifest, pointer),
      exportedTo: pointer.exportedTo,
      release,
      languages: manifest.languages,
      async eventsFor({ cookies, unasked = "nothing" }) {
        const { events, pages } = await eventsOf(manifest);
        const asked = { ...pointer, locks: asksFor[unasked](pointer.locks ?? []) };
        const visitor = { cookies, now: clock.now() };
        return events.filter(({ id }) =>
          [...(pages.get(id) ?? [])].some((page) => isOpenTo(asked, page, visitor)),
        );
      },
      async answer(language, answer, { cookies }) {
        const visitor = { cookies, now: clock.now() };
        const isShown = !pointer.isTakenDown && isOpenTo(pointer, "", visitor);
        const { file, page } = isShown
          ? await readAnswers(manifest, language)
          : await readBare(manifest, language);
        const form = {
          encoding: "identity",
          isPrivate: false,
          isStrict: isStrict(pointer),
        } as const;
        const input = { manifest, release, file, ...form };
        const { etag: _etag, "cache-control": _caching, ...headers } = fileHeaders(input);
        return { html: fillAnswer(page, answer), headers };
      },
    };
  }

  async function readAnswers({ answers }: ReleaseManifest, language: string) {
    const file = answers[language];
    if (!file) throw new Error(`A release has no answers in ${language}`);
    return { file, page: (await files.read(file, "identity")).toString() };
  }

  /** A page that names none of the site's: the one that asks for passwords, whose slots are the same. */
  async function readBare({ gates, answers }: ReleaseManifest, language: string) {
    const file = gates?.[language];
    if (file) return { file, page: (await files.read(file, "identity")).toString() };
    const like = answers[language];
    if (!like) throw new Error(`A release has no answers in ${language}`);
    return { file: { ...like, styles: [plainStyle] }, page: plainGatePage(language) };
  }

  return {
    callsHost: URL.parse(visitorApiBase)?.hostname,
    idAt: (hostname) => hosting.idAt(hostname),
    async find(siteId) {
      const pointer = hosting.pointerOf(siteId);
      const manifest = await hosting.manifestOf(siteId);
      return pointer && manifest && toSite(manifest, pointer);
    },
  };
}
