import type { SiteQuotas } from "#/api/quotas.ts";
import type { SiteRole } from "#/api/roles.ts";
import { type AccountQuota, firstOwnerOf, mostOfAccount } from "../sites/account-limits.ts";
import { pagesOfAccount } from "../sites/page-room.ts";
import { readViewsSince } from "../traffic/views-of-sites.ts";
import { mailOfAccount } from "./mail-quota.ts";
import { monthStart } from "./month.ts";
import type { QuotasContext } from "./quotas-of-account.ts";

/** What a site may have, and has of it: as its first owner may. What other sites of that account did is for owners. */
export async function quotasOfSite(
  { database: { db, dialect }, readSettings, clock }: QuotasContext,
  { id: siteId, role }: { readonly id: number; readonly role: SiteRole },
): Promise<SiteQuotas> {
  const userId = await firstOwnerOf(db, siteId);
  const mostOf = async (name: AccountQuota) =>
    (await mostOfAccount(db, readSettings, { userId, name })) ?? null;
  const now = clock.now();
  const views = await readViewsSince(db, [siteId], monthStart(now));
  const readMail = async () => ({
    mail: { used: (await mailOfAccount(db, userId ?? "", now)).sent, most: await mostOf("mail") },
  });
  const mostOfAll = await mostOf("allPages");
  const readLeft = async (most: number) =>
    Math.max(0, most - (await pagesOfAccount({ db, dialect }, userId ?? "", siteId)));
  return {
    pages: await mostOf("pages"),
    pagesLeft: mostOfAll === null ? null : await readLeft(mostOfAll),
    ...(role === "owner" && (await readMail())),
    views: { used: views.get(siteId) ?? 0, most: await mostOf("views") },
  };
}
