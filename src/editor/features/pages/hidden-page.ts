import type { PageLockInfo } from "#/api/page-locks.ts";
import type { Plans } from "#/api/schedule.ts";
import { findEntry } from "#/site/page-index.ts";
import type { Editor } from "../../session/editor.ts";

/**
 * Whether visitors don't see a page, or are asked for a password of its own: then a copy of it is a draft, as the copy
 * would be open to everyone. So is one where that can't be asked.
 */
export async function isHiddenPage({ call, site, store }: Editor, page: string): Promise<boolean> {
  const { index } = store.records();
  if (index && findEntry(index, page)?.isDraft) return true;
  try {
    const [{ locks }, { off }] = await Promise.all([
      call<{ locks: readonly PageLockInfo[] }>(`sites/${site.id}/locks`),
      call<Plans>(`sites/${site.id}/plans`),
    ]);
    return off.includes(page) || locks.some((lock) => lock.page === page);
  } catch {
    return true;
  }
}
