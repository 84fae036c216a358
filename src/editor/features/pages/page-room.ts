import type { SiteQuotas } from "#/api/quotas.ts";
import type { Editor } from "../../session/editor.ts";
import type { Translate } from "../../words/i18n.ts";

/** A limit of pages that is reached. */
export interface FullPages {
  readonly most: number;
  /** Whose pages are counted: this site's, or those of all sites of its owner. */
  readonly of: "site" | "account";
}

/** The limit of pages that the site has reached; undefined where there is room, or nobody can say. */
export async function fullPages({ call, site, store }: Editor): Promise<FullPages | undefined> {
  try {
    const { pages: most, pagesLeft } = await call<SiteQuotas>(`sites/${site.id}/quotas`);
    const count = store.records().index?.entries.length ?? 0;
    if (most !== null && count >= most) return { most, of: "site" };
    // the version before answers without it
    const left = pagesLeft ?? null;
    return left !== null && count >= left ? { most: left, of: "account" } : undefined;
  } catch {
    // without the server pages are added, and it looks at them later
    return undefined;
  }
}

/** What is said of it, and what to do. */
export function fullWords(t: Translate<"pages">, { most, of }: FullPages): string {
  return of === "site" ? t("full", { most }) : t("fullOfAccount");
}
