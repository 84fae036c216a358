import type { IncomingMessage, ServerResponse } from "node:http";
import { isLocalHostname } from "../env.ts";
import type { PlainRequest } from "./plain-request.ts";
import type { SiteHost } from "./site-host.ts";

/** What a request's Host header stands for; `dotted`: the app, a site or a preview, with the dot of the root at its end. */
export type HostKind = "app" | "site" | "preview" | "loopback" | "dotted" | "unknown";

/** What addresses of previews begin with. No site has two hyphens in a row in its address. */
const previewMark = "preview--";

export interface Hosts {
  /** The host name of a request, in lower case and without a port; undefined where it has none or several. */
  hostnameOf(request: IncomingMessage): string | undefined;
  kindOf(hostname: string | undefined): HostKind;
  /**
   * For how long browsers are asked to want HTTPS of a host, as a header says it. Undefined where sites are visited
   * without it, for a domain in its first day, and for hosts that aren't this installation's; nothing is asked for
   * other names below a site's host, which are its owner's.
   */
  strictnessOf(hostname: string): string | undefined;
}

interface HostsOptions {
  appOrigin: string;
  sitesDomain: string;
  siteHost: SiteHost;
  /** Where visitors' calls go (R26): a path, or an address whose host may be one more. */
  visitorApiBase: string;
}

const hostPattern = /^([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;
const loopbacks = new Set(["127.0.0.1", "[::1]"]);

function hostnameIn(header: string): string | undefined {
  return hostPattern.exec(header.toLowerCase())?.[1];
}

/** Browsers want HTTPS of a host for a year. */
export const strictForYear = "max-age=31536000";

const mostKnown = 1_024;

/** Reads host names; the last ones are known again. */
function createHostnameReader(): (header: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (header) => {
    if (known.has(header)) return known.get(header);
    const hostname = hostnameIn(header);
    if (known.size === mostKnown) known.clear();
    known.set(header, hostname);
    return hostname;
  };
}

function readHostname(request: IncomingMessage): string | undefined {
  let seen = 0;
  const { rawHeaders } = request;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === "host") seen += 1;
  }
  if (seen > 1) return undefined;
  return hostnameIn(request.headers.host ?? "");
}

/** Tells the app's own address, the published sites' and strangers' apart. */
export function createHosts(options: HostsOptions): Hosts {
  const { appOrigin, sitesDomain, siteHost } = options;
  const { hostname: app, protocol } = new URL(appOrigin);
  const calls = URL.parse(options.visitorApiBase)?.hostname;
  const suffix = `.${sitesDomain}`;

  function kindOf(hostname: string): HostKind {
    if (hostname === app) return "app";
    if (hostname.startsWith(previewMark) && hostname.endsWith(suffix)) return "preview";
    if (hostname.endsWith(suffix) || hostname === calls || siteHost.serves(hostname)) {
      return "site";
    }
    return loopbacks.has(hostname) && isLocalHostname(app) ? "loopback" : "unknown";
  }

  function strictnessOf(hostname: string): string | undefined {
    const kind = kindOf(hostname);
    if (kind === "app") return `${strictForYear}; includeSubDomains`;
    return (kind === "site" && !siteHost.isYoung(hostname)) || kind === "preview"
      ? strictForYear
      : undefined;
  }

  const dotted = new Set<HostKind>(["app", "preview", "site"]);
  return {
    hostnameOf: readHostname,
    kindOf(hostname) {
      if (hostname === undefined) return "unknown";
      if (!hostname.endsWith(".")) return kindOf(hostname);
      return dotted.has(kindOf(hostname.slice(0, -1))) ? "dotted" : "unknown";
    },
    strictnessOf: (hostname) =>
      protocol === "https:" ? strictnessOf(hostname.replace(/\.$/, "")) : undefined,
  };
}

/** The same address without the dot of the root: browsers take it for another one, with its own cookies. */
export function withoutDot({ headers, url = "/" }: IncomingMessage): string {
  const host = (headers.host ?? "").replace(/\.(?=:\d+$|$)/, "");
  return `//${host}${url.startsWith("/") ? url : "/"}`;
}

/** Where the preview is that this key names: beside the app, over the same protocol and port, at an address of its own. */
export function previewAddress(
  key: string,
  { appOrigin, sitesDomain }: Pick<HostsOptions, "appOrigin" | "sitesDomain">,
): string {
  const { protocol, port } = new URL(appOrigin);
  return `${protocol}//${previewMark}${key}.${sitesDomain}${port === "" ? "" : `:${port}`}/`;
}

/** The key in the host name of a preview. */
export function previewKey(hostname: string): string {
  return hostname.slice(previewMark.length, hostname.indexOf("."));
}

/** The path of the visitors' calls (R26), without a slash at its end. */
export function visitorPath(visitorApiBase: string): string {
  return new URL(visitorApiBase, "http://site").pathname.replace(/\/$/, "");
}

/** Whether somebody looks, and no program asks. */
export function wantsPage({ method, headers }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && (headers.accept ?? "").includes("text/html");
}

/** Requests for published sites, which are answered before any routing. */
export interface SiteDispatch {
  /**
   * Hands a request for a site to its host and says whether it did. The visitors' calls go on to the routes. Whoever
   * answers, the answer says for how long browsers are asked to want HTTPS of the host.
   */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** The whole answer to a plain request, where a site's host has it in memory. */
  ready(request: PlainRequest): Buffer | undefined;
}

export function createSiteDispatch(
  hosts: Hosts,
  { siteHost, visitorApiBase }: Pick<HostsOptions, "siteHost" | "visitorApiBase">,
): SiteDispatch {
  const calls = `${visitorPath(visitorApiBase)}/sites/`;
  const knownHostname = createHostnameReader();
  const isCall = (url = "") => url.startsWith("/api/") || url.startsWith(calls);
  return {
    handle(request, response) {
      const hostname = hosts.hostnameOf(request);
      if (hostname === undefined) return false;
      const strictness = hosts.strictnessOf(hostname);
      if (strictness !== undefined) response.setHeader("strict-transport-security", strictness);
      const kind = hosts.kindOf(hostname);
      if (kind === "preview") {
        siteHost.handlePreview(request, response, hostname);
        return true;
      }
      if (isCall(request.url)) return false;
      // who looks at an address that leads here and is nobody's reads that in words
      if (kind !== "site" && !(kind === "unknown" && wantsPage(request))) return false;
      siteHost.handle(request, response, hostname);
      return true;
    },
    ready(request) {
      const hostname = knownHostname(request.host);
      if (hostname === undefined || hosts.kindOf(hostname) !== "site") return undefined;
      return isCall(request.target) ? undefined : siteHost.ready(request, hostname);
    },
  };
}
