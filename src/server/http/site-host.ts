import type { IncomingMessage, ServerResponse } from "node:http";
import type { PlainRequest } from "./plain-request.ts";

/**
 * Serves published sites by their host name. It is handed plain Node requests,
 * before any routing: a page must cost no more than finding and sending it.
 */
export interface SiteHost {
  /** Whether this host name (lower case, without a port) is a published site's own domain. */
  serves(hostname: string): boolean;
  /** Whether it is a domain that leads here since a short time: browsers aren't asked yet to want HTTPS of it for a year. */
  isYoung(hostname: string): boolean;
  /** The whole answer to a plain request, where all of it is in memory. `hostname` as for `handle`. */
  ready(request: PlainRequest, hostname: string): Buffer | undefined;
  /**
   * Answers one request for a page or an asset, with the site's own 404 where there is none.
   * `hostname` is the request's, checked, in lower case and without its port.
   */
  handle(request: IncomingMessage, response: ServerResponse, hostname: string): void;
  /** Answers every request for the address of a preview, calls too: nothing that is done there reaches the site. */
  handlePreview(request: IncomingMessage, response: ServerResponse, hostname: string): void;
}
