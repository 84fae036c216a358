import type { IncomingMessage } from "node:http";
import type { ReleaseFile } from "#/publish/manifest.ts";
import type { SiteCount } from "./site-counts.ts";

/** How often somebody looks at a page where this file is what a GET finds. */
export function viewsOf({ type, download }: Pick<ReleaseFile, "type" | "download">): 0 | 1 {
  return type.startsWith("text/html") && download === undefined ? 1 : 0;
}

interface Counted {
  readonly request: Pick<IncomingMessage, "method">;
  readonly site: { readonly count: SiteCount };
  readonly file: Pick<ReleaseFile, "type" | "download">;
  readonly status: 200 | 404;
}

/** Counts an answer of so many bytes: as a view where it is a page that is there. A HEAD has neither. */
export function countAnswer({ request, site, file, status }: Counted, bytes: number): void {
  if (request.method !== "GET") return;
  site.count.bytes += bytes;
  if (status === 200) site.count.views += viewsOf(file);
}

/** Counts the bytes of content as it goes out, whose visitor may go before its end. */
export async function* countBytes(
  content: AsyncGenerator<Buffer>,
  { count }: { readonly count: SiteCount },
): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    count.bytes += chunk.length;
    yield chunk;
  }
}
