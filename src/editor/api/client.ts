import type { DocumentAnswer } from "#/api/documents.ts";
import { operationsAnswerSchema } from "#/api/operations.ts";
import type { OperationsAnswer } from "#/api/operations.ts";
import type { SiteInfo } from "#/api/sites.ts";
import type { Operation } from "#/site/operations/operation.ts";
import { ApiError } from "./api-error.ts";
import type { Call } from "./request.ts";

/** The calls that editing a site needs. */
export interface SiteClient {
  info(): Promise<SiteInfo>;
  /** The site's records; of its pages only the named one. */
  document(page?: string): Promise<DocumentAnswer>;
  /** Sends operations and answers what became of each. @throws ApiError where nothing is known of that */
  send(operations: readonly Operation[]): Promise<OperationsAnswer>;
}

/** Bodies up to this size may outlive the page. */
const keepaliveLimit = 60_000;

/** Where one of the operations was not applied, the answer is an error that holds what became of all of them. */
function readRefusal(error: unknown): OperationsAnswer {
  const details = error instanceof ApiError && operationsAnswerSchema.safeParse(error.details);
  if (!details || !details.success) throw error;
  return details.data;
}

export function createSiteClient(call: Call, site: string): SiteClient {
  const path = `sites/${encodeURIComponent(site)}`;
  return {
    info: () => call(path),
    document: (page) =>
      call(`${path}/document${page === undefined ? "" : `?page=${encodeURIComponent(page)}`}`),
    send(operations) {
      const body = { operations };
      const keepalive = JSON.stringify(body).length < keepaliveLimit;
      return call<OperationsAnswer>(`${path}/operations`, {
        method: "POST",
        body,
        keepalive,
      }).catch(readRefusal);
    },
  };
}
