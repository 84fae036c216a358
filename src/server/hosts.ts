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
export function createHosts({ appOrigin, sitesDomain, siteHost }: HostsOptions): Hosts {
  const app = new URL(appOrigin).hostname;
  const suffix = `.${sitesDomain}`;
  return {
    hostnameOf: readHostname,
    kindOf(hostname) {
      if (hostname === undefined) return "unknown";
      if (hostname === app) return "app";
      if (hostname.endsWith(suffix) || siteHost.serves(hostname)) return "site";
      return loopbacks.has(hostname) && isLocalHostname(app) ? "loopback" : "unknown";
    },
  };
}

const visitorCalls = "/api/";

/**
 * Hands requests for published sites to their host before any routing and says whether it
 * did. The visitors' calls of a site go on to the routes.
 */
export function createSiteDispatch(
  hosts: Hosts,
  siteHost: SiteHost,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const hostname = hosts.hostnameOf(request);
    if (hostname === undefined || hosts.kindOf(hostname) !== "site") return false;
    if (request.url?.startsWith(visitorCalls)) return false;
    siteHost.handle(request, response, hostname);
    return true;
  };
}
