import type { Operation } from "#/site/operations/operation.ts";
import type { DocumentAnswer, OperationsAnswer, SiteInfo } from "./contract.ts";
import type { Call } from "./request.ts";

/** The calls that editing a site needs. */
export interface SiteClient {
  info(): Promise<SiteInfo>;
  /** The site's records; of its pages only the named one. */
  document(page?: string): Promise<DocumentAnswer>;
  send(operations: readonly Operation[], options?: { keepalive: boolean }): Promise<OperationsAnswer>;
}

export function createSiteClient(call: Call, site: string): SiteClient {
  const path = `sites/${encodeURIComponent(site)}`;
  return {
    info: () => call(path),
    document: (page) => call(`${path}/document${page === undefined ? "" : `?page=${encodeURIComponent(page)}`}`),
    send: (operations, options) => call(`${path}/operations`, { method: "POST", body: { operations }, keepalive: options?.keepalive ?? false }),
  };
}
