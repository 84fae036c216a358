import type { DocumentAnswer } from "#/api/documents.ts";
import { homePage } from "#/api/home-page.ts";
import { bringUpRecords } from "#/site/bring-up.ts";
import { toRecords } from "#/site/records.ts";
import type { Records } from "#/site/records.ts";
import { ApiError } from "../api/api-error.ts";
import type { DocumentStoreOptions } from "./document-store-options.ts";

type Options = Pick<DocumentStoreOptions, "client" | "prepare" | "context">;

/** What the server answered, as this program's templates have it: the server may be an older one. */
export function loadedRecords({ context }: Options, answer: DocumentAnswer): Records {
  return bringUpRecords(toRecords(answer), context.templates);
}

/** Whether the server has no such page. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The document with one of its pages, ready to be shown. @throws ApiError */
export async function fetchPage(
  { client, prepare }: Options,
  page: string,
): Promise<DocumentAnswer> {
  const answer = await client.document(page);
  await prepare(answer);
  return answer;
}

/** The document with a page, or with the home page, which never goes, where that one is gone. @throws ApiError */
export function fetchAnew(options: Options, page: string): Promise<DocumentAnswer> {
  return fetchPage(options, page).catch((error: unknown) => {
    if (isGone(error)) return fetchPage(options, homePage);
    throw error;
  });
}
