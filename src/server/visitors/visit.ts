import type { FastifyReply, FastifyRequest } from "fastify";
import { idSchema } from "#/site/id.ts";
import { AppError } from "../errors.ts";
import type { PublishedSite, PublishedSites, Unasked } from "./published-sites.ts";

/** A visitor's request to a published site. */
export interface Visit {
  site: PublishedSite;
  /** What was sent, by name. */
  input: Readonly<Record<string, unknown>>;
  /** A plain form, sent without scripts: it is answered by a page. */
  isPlain: boolean;
  /** It came to another host than the site's own (R26). */
  isAbroad: boolean;
  unasked: Unasked;
  cookies: string | undefined;
  /** The one of the site's addresses that it came from, where that is known. */
  from: string | undefined;
  /** One of the site's languages. */
  language: string;
  /** Address of the page that it came from, where that is known. */
  page: string | undefined;
  /** Path of the place where the form stood, on the site itself. */
  back: string;
  release: string;
}

const longestPage = 2_000;
const calls = /^\/api\//;
const ownPath = /^\/(?![/\\])[\x21-\x5B\x5D-\x7E]*$/;

function paramOf(request: FastifyRequest, name: string): string {
  const value: unknown = Reflect.get(Object(request.params), name);
  return typeof value === "string" ? value : "";
}

function hostnameOf(request: FastifyRequest): string {
  return (request.headers.host ?? "").toLowerCase().replace(/:\d+$/, "");
}

/** The published site that `:site` names, where it may be asked: on its own host or the app's, also while visitors don’t see it. Throws `not-found`. */
export async function anySiteOfVisit(
  request: FastifyRequest,
  sites: PublishedSites,
): Promise<PublishedSite> {
  const text = paramOf(request, "site");
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
  const here = sites.idAt(hostnameOf(request));
  const site = here === undefined || here === id ? await sites.find(id) : undefined;
  if (!site) throw new AppError("not-found");
  return site;
}

/** The same, but for sites that are taken down. Throws `not-found` or `taken-down`. */
export async function reportedSiteOfVisit(
  request: FastifyRequest,
  sites: PublishedSites,
): Promise<PublishedSite> {
  const site = await anySiteOfVisit(request, sites);
  if (site.isTakenDown) throw new AppError("taken-down");
  return site;
}

/** The same, but for sites that visitors don't see now. Throws `not-found` or `taken-down`. */
export async function siteOfVisit(
  request: FastifyRequest,
  sites: PublishedSites,
): Promise<PublishedSite> {
  const site = await reportedSiteOfVisit(request, sites);
  if (site.isUnpublished) throw new AppError("not-found");
  return site;
}

/**
 * Lets through what comes from the site's own pages, and from programs, which name no origin.
 * Across hosts (R26) the answer says that the site's page may read it. Throws `origin-refused`.
 */
export function checkOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, sites }: { site: PublishedSite; sites: PublishedSites },
): void {
  const { origin, host } = request.headers;
  reply.header("vary", "origin");
  if (origin === undefined) {
    const fetchSite = request.headers["sec-fetch-site"];
    if (fetchSite === "cross-site" || fetchSite === "same-site")
      throw new AppError("origin-refused");
    return;
  }
  const isOwnHost = sites.idAt(hostnameOf(request)) === site.id;
  if (isOwnHost && URL.parse(origin)?.host === host?.toLowerCase()) return;
  if (!site.origins.includes(origin)) throw new AppError("origin-refused");
  reply.header("access-control-allow-origin", origin);
  reply.header("access-control-allow-credentials", "true");
  reply.header("access-control-expose-headers", "x-note");
  reply.header("cross-origin-resource-policy", "cross-origin");
}

/** Where a request came to, and from which of the site's addresses. */
function wayOf(
  request: FastifyRequest,
  { site, sites }: { site: PublishedSite; sites: PublishedSites },
): Pick<Visit, "isAbroad" | "unasked" | "from"> {
  const hostname = hostnameOf(request);
  const isAbroad = sites.idAt(hostname) !== site.id;
  const from = site.origins.find((origin) => origin === request.headers.origin);
  return {
    isAbroad,
    unasked: isAbroad ? unaskedOf({ from, hostname, site, sites }) : "nothing",
    from,
  };
}

/** Which passwords aren't asked at another host than the site's own. */
function unaskedOf({
  from,
  hostname,
  site,
  sites,
}: {
  from: string | undefined;
  hostname: string;
  site: PublishedSite;
  sites: PublishedSites;
}): Unasked {
  if (from === undefined) return "nothing";
  if (from === site.exportedTo) return "site";
  return hostname === sites.callsHost ? "everything" : "nothing";
}

/** Which passwords of a site aren't asked of whoever calls. */
export function unaskedAt(
  request: FastifyRequest,
  of: { site: PublishedSite; sites: PublishedSites },
): Unasked {
  return wayOf(request, of).unasked;
}

/** The page that a request came from, if that is one of the site's own. */
function refererOf(request: FastifyRequest, site: PublishedSite): URL | undefined {
  const url = URL.parse(request.headers.referer ?? "");
  if (!url) return undefined;
  const isOwn = site.origins.includes(url.origin) || url.host === request.headers.host;
  return isOwn && !calls.test(url.pathname) ? url : undefined;
}

function textIn(input: Visit["input"], name: string): string {
  const value = Object.hasOwn(input, name) ? input[name] : undefined;
  return typeof value === "string" ? value : "";
}

function languageOf(request: FastifyRequest, input: Visit["input"], site: PublishedSite): string {
  const wanted = new Set([request.headers["language"], textIn(input, "language")]);
  const found = site.languages.find(({ code }) => wanted.has(code));
  return (found ?? site.languages[0])?.code ?? "en";
}

function readBody({ body }: FastifyRequest): { input: Visit["input"]; isPlain: boolean } {
  if (body instanceof URLSearchParams) {
    // What was sent first under a name counts, as it does in the page.
    const input = Object.fromEntries([...body].slice(0, 50).toReversed());
    return { input, isPlain: true };
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError("bad-request");
  }
  return { input: { ...body }, isPlain: false };
}

/** Reads a request whose origin was checked. What cannot be used is left out; nothing of it is trusted. */
export function readVisit(
  request: FastifyRequest,
  { site, sites }: { site: PublishedSite; sites: PublishedSites },
): Visit {
  const { input, isPlain } = readBody(request);
  const language = languageOf(request, input, site);
  const referer = refererOf(request, site);
  const home = `${site.languages.find(({ code }) => code === language)?.prefix ?? ""}/`;
  const carried = textIn(input, "back");
  const isCarried = ownPath.test(carried) && carried.length <= longestPage && !calls.test(carried);
  const section = idSchema.safeParse(textIn(input, "section"));
  const anchor = section.success ? `#comp-${section.data}` : "";
  const from = referer ? referer.pathname + referer.search + anchor : undefined;
  const back = from ?? (isCarried ? carried : home);
  const carriedPage = isCarried ? `${site.origins[0] ?? ""}${carried.split("#", 1)[0]}` : undefined;
  const page = referer?.href ?? carriedPage;
  const release = request.headers["x-release"];
  return {
    site,
    input,
    isPlain,
    ...wayOf(request, { site, sites }),
    cookies: request.headers.cookie,
    language,
    page: page?.slice(0, longestPage),
    back: ownPath.test(back) ? back : home,
    release: typeof release === "string" && /^[\w-]{1,64}$/.test(release) ? release : site.release,
  };
}
