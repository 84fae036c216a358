import type { IncomingMessage, ServerResponse } from "node:http";
import { isLocalHostname } from "./env.ts";
import type { SiteHost } from "./site-host.ts";

/** What a request's Host header stands for. */
export type HostKind = "app" | "site" | "loopback" | "unknown";

export interface Hosts {
  /** The host name of a request, in lower case and without a port; undefined where it has none or several. */
  hostnameOf(request: IncomingMessage): string | undefined;
  kindOf(hostname: string | undefined): HostKind;
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

function readHostname(request: IncomingMessage): string | undefined {
  let seen = 0;
  const { rawHeaders } = request;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === "host") seen += 1;
  }
  if (seen > 1) return undefined;
  return hostPattern.exec(request.headers.host?.toLowerCase() ?? "")?.[1];
}

/** Tells the app's own address, the published sites' and strangers' apart. */
export function createHosts(options: HostsOptions): Hosts {
  const { appOrigin, sitesDomain, siteHost } = options;
  const app = new URL(appOrigin).hostname;
  const calls = URL.parse(options.visitorApiBase)?.hostname;
  const suffix = `.${sitesDomain}`;
  return {
    hostnameOf: readHostname,
    kindOf(hostname) {
      if (hostname === undefined) return "unknown";
      if (hostname === app) return "app";
      if (hostname.endsWith(suffix) || hostname === calls || siteHost.serves(hostname)) {
        return "site";
      }
      return loopbacks.has(hostname) && isLocalHostname(app) ? "loopback" : "unknown";
    },
  };
}

/** The path of the visitors' calls (R26), without a slash at its end. */
export function visitorPath(visitorApiBase: string): string {
  return new URL(visitorApiBase, "http://site").pathname.replace(/\/$/, "");
}

/**
 * Hands requests for published sites to their host before any routing and says whether it
 * did. The visitors' calls of a site go on to the routes.
 */
export function createSiteDispatch(
  hosts: Hosts,
  { siteHost, visitorApiBase }: Pick<HostsOptions, "siteHost" | "visitorApiBase">,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const calls = `${visitorPath(visitorApiBase)}/sites/`;
  return (request, response) => {
    const hostname = hosts.hostnameOf(request);
    if (hostname === undefined || hosts.kindOf(hostname) !== "site") return false;
    if (request.url?.startsWith("/api/") || request.url?.startsWith(calls)) return false;
    siteHost.handle(request, response, hostname);
    return true;
  };
}
