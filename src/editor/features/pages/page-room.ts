import type { SiteQuotas } from "#/api/quotas.ts";
import type { Editor } from "../../session/editor.ts";

/** The most pages that the site may have, where it has as many; undefined where there is room, or nobody can say. */
export async function fullPages({ call, site, store }: Editor): Promise<number | undefined> {
  try {
    const { pages: most } = await call<SiteQuotas>(`sites/${site.id}/quotas`);
    const count = store.records().index?.entries.length ?? 0;
    return most !== null && count >= most ? most : undefined;
  } catch {
    // without the server pages are added, and it looks at them later
    return undefined;
  }
}
