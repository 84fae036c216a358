import type { Kysely } from "kysely";
import { type Held, readReasons } from "#/api/held-releases.ts";
import { isAtLeast, siteRoleSchema } from "#/api/roles.ts";
import type { SiteInfo } from "#/api/sites.ts";
import { contactLink } from "#/lib/contact-link.ts";
import type { Schema } from "../db/schema.ts";
import { operatorEmail } from "../installation/operator-rows.ts";
import { contactOf, contactRow } from "../installation/setting-rows.ts";

/** The sites of which an account is a member, with what is told of them. */
export function selectSites(db: Kysely<Schema>, userId: string) {
  return (
    db
      .selectFrom("sites")
      .innerJoin("siteMembers", "siteMembers.siteId", "sites.id")
      .leftJoin("releases", "releases.id", "sites.liveReleaseId")
      // one of a site at most
      .leftJoin("heldReleases", (join) =>
        join
          .onRef("heldReleases.siteId", "=", "sites.id")
          .on("heldReleases.state", "in", ["waiting", "refused"]),
      )
      .where("siteMembers.userId", "=", userId)
      .select((select) => [
        select
          .selectFrom("submissions")
          .select((count) => count.fn.countAll().as("count"))
          .whereRef("submissions.siteId", "=", "sites.id")
          .where("readAt", "is", null)
          .where("submissions.trashedAt", "is", null)
          .as("unread"),
        select
          .selectFrom("firstSteps")
          .select("userId")
          .whereRef("firstSteps.siteId", "=", "sites.id")
          .where("firstSteps.userId", "=", userId)
          .as("firstStepsOf"),
        select
          .selectFrom("unpublished")
          .select("since")
          .whereRef("unpublished.siteId", "=", "sites.id")
          .where("unpublished.page", "=", "")
          .as("unpublishedSince"),
        select
          .selectFrom("plans")
          .select((count) => count.fn.countAll().as("count"))
          .whereRef("plans.siteId", "=", "sites.id")
          .where("failure", "is not", null)
          .as("failedPlans"),
        select
          .case()
          .when("sites.takenDownAt", "is not", null)
          .then(operatorEmail(db))
          .end()
          .as("operatorEmail"),
        select
          .case()
          .when("sites.takenDownAt", "is not", null)
          .then(contactRow(db))
          .end()
          .as("contactSetting"),
        "sites.id",
        "sites.slug",
        "sites.primaryDomain",
        "sites.siteHash",
        "sites.name",
        "sites.revision",
        "sites.equalReleaseId",
        "sites.equalRevision",
        "sites.isPaid",
        "sites.createdAt",
        "sites.trashedAt",
        "sites.takenDownAt",
        "sites.takedownReason",
        "siteMembers.role",
        "releases.id as releaseId",
        "releases.revision as releasedRevision",
        "releases.createdAt as releasedAt",
        "releases.isPaid as releasedPaid",
        "heldReleases.heldAt",
        "heldReleases.reasons as heldReasons",
        "heldReleases.refusal",
      ])
  );
}

export type SiteRow = Awaited<ReturnType<ReturnType<typeof selectSites>["execute"]>>[number];

/** Of a publication that waits for an operator, or that one refused. */
function heldOf({ heldAt, heldReasons, refusal }: SiteRow): Held | undefined {
  if (heldAt === null || heldReasons === null) return undefined;
  return {
    since: new Date(heldAt).toISOString(),
    reasons: readReasons(heldReasons),
    ...(refusal !== null && { refusal }),
  };
}

/** What a site's address is made of: its own domain, or else its name beside the app. */
export interface NamedSite {
  readonly slug: string;
  readonly primaryDomain: string | null;
}

/** Where visitors find a site: at its domain or beside the app, over the app's protocol and port. */
export function siteAddress(
  { slug, primaryDomain }: NamedSite,
  { appOrigin, sitesDomain }: { appOrigin: string; sitesDomain: string },
): string {
  const { protocol, port } = new URL(appOrigin);
  const host = primaryDomain ?? `${slug}.${sitesDomain}`;
  return `${protocol}//${host}${port === "" ? "" : `:${port}`}/`;
}

/** Whether the document isn't the live release's. Edits that were taken back are none, once they have been compared. */
function isEdited(row: SiteRow): boolean {
  const { revision, releaseId, releasedRevision, equalReleaseId, equalRevision } = row;
  if (releasedRevision === null) return true;
  const isEqual = equalReleaseId === releaseId && equalRevision === revision;
  return revision > releasedRevision && !isEqual;
}

/** A site whose document is of another revision than the release that is live, and not known to be the same. */
export interface EditedSite {
  readonly id: number;
  readonly revision: number;
  readonly releaseId: number;
}

/** Undefined where nothing was edited since it was published, or where it never was. */
export function editedSince(row: SiteRow): EditedSite | undefined {
  const { id, revision, releaseId } = row;
  return releaseId !== null && isEdited(row) ? { id, revision, releaseId } : undefined;
}

interface AboutSites {
  readonly appOrigin: string;
  readonly sitesDomain: string;
  readonly trashDays?: number | undefined;
  /** What was edited of this one was all taken back. */
  readonly isTakenBack?: boolean;
}

export function toSiteInfo(row: SiteRow, where: AboutSites): SiteInfo {
  const { releaseId, releasedAt, releasedPaid } = row;
  // whether a site is paid shows on its pages (R27)
  const isPaidAnew = releasedPaid !== null && releasedPaid !== row.isPaid;
  const { unpublishedSince } = row;
  const release =
    releaseId === null || releasedAt === null
      ? null
      : { releaseId: String(releaseId), publishedAt: new Date(releasedAt).toISOString() };
  const isOff = release !== null && unpublishedSince !== null;
  const role = siteRoleSchema.parse(row.role);
  const contact = contactOf(row.contactSetting) ?? row.operatorEmail ?? undefined;
  const takedown = row.takenDownAt !== null && {
    reason: row.takedownReason ?? "",
    since: new Date(row.takenDownAt).toISOString(),
    ...(contact !== undefined && { contact, contactLink: contactLink(contact) }),
  };
  const held = isAtLeast(role, "editor") && heldOf(row);
  const failedPlans = isAtLeast(role, "editor") ? Number(row.failedPlans ?? 0) : 0;
  return {
    id: row.id,
    slug: row.slug,
    siteHash: row.siteHash,
    name: row.name,
    role,
    revision: row.revision,
    address: siteAddress(row, where),
    live: isOff ? null : release,
    ...(isOff && { offSince: new Date(unpublishedSince).toISOString() }),
    hasUnpublishedChanges: (isEdited(row) && !where.isTakenBack) || isPaidAnew,
    ...(failedPlans > 0 && { failedPlans }),
    ...(held && { held }),
    ...(takedown && { takedown }),
    isPaid: row.isPaid === 1,
    ...(row.firstStepsOf !== null && { hasFirstSteps: true }),
    unread: role === "owner" ? Number(row.unread ?? 0) : 0,
    createdAt: new Date(row.createdAt).toISOString(),
    trashedAt: row.trashedAt === null ? null : new Date(row.trashedAt).toISOString(),
    ...(where.trashDays !== undefined && { trashDays: where.trashDays }),
  };
}
