import type { DocumentAnswer } from "#/api/documents.ts";
import type { SiteInfo } from "#/api/sites.ts";
import type { SiteClient } from "../api/client.ts";
import { isUnreachable } from "../api/api-error.ts";

/** Milliseconds after which a server that doesn't answer is done without, where the device has the site. */
const stalledAfter = 8000;

interface LoadedSite {
  readonly info: SiteInfo;
  readonly document: DocumentAnswer;
}

/** A site and its home page as the server has them; where it can't be reached or doesn't answer, as this device had them last. @throws ApiError */
export async function loadSite(client: SiteClient, site: string): Promise<LoadedSite> {
  const fresh = Promise.all([client.info(), client.document("/")]).then(([info, document]) => ({
    info,
    document,
  }));
  const kept = async (): Promise<LoadedSite | undefined> => {
    const { readKeptSite } = await import("./kept-site.ts");
    return readKeptSite(site);
  };
  const stalled = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), stalledAfter);
  });
  try {
    return (
      (await Promise.race([fresh, stalled])) ??
      (await kept().catch(() => undefined)) ??
      (await fresh)
    );
  } catch (error) {
    const stored = isUnreachable(error) ? await kept().catch(() => undefined) : undefined;
    if (!stored) throw error;
    return stored;
  }
}
