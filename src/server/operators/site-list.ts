import { type Kysely, sql } from "kysely";
import type { ListedSite, OperatorSitesQuery } from "#/api/operator-sites.ts";
import { countFound } from "../db/count-found.ts";
import { contains } from "../db/contains.ts";
import type { Database, Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Clock } from "../clock.ts";
import type { ReadSettings } from "../installation/installation-settings.ts";
import { limitsOfSites } from "../quotas/limits-of-sites.ts";
import { monthStart } from "../quotas/month.ts";
import { siteAddress } from "../sites/site-rows.ts";
import { hasOwnerLike, readOwners } from "./site-owners.ts";
import { isHeldOf, siteStateOf } from "./site-state.ts";
import { dayOf, toldViews, viewsOfSite } from "../traffic/traffic-rows.ts";
import { readViewsSince } from "../traffic/views-of-sites.ts";

/** The sites of all accounts, as operators see them. */
export interface SiteList {
  list(part: OperatorSitesQuery): Promise<{ sites: ListedSite[]; total: number }>;
  /** Throws `not-found`. */
  read(siteId: number): Promise<ListedSite>;
  /** The manifest of the release that visitors see, or saw last. Throws `not-found`, also of what was never published. */
  manifestOf(siteId: number): Promise<string>;
}

interface SiteListOptions {
  database: Database;
  readSettings: ReadSettings;
  clock: Pick<Clock, "now">;
  appOrigin: string;
  sitesDomain: string;
}

/** A union counts what is in both once. */
const bytesOf = sql<number>`(select coalesce(sum("kept"."bytes"), 0) from (
  select "hash", "bytes" from "assets" where "assets"."siteId" = "sites"."id"
  union
  select "hash", "bytes" from "sentFiles" where "sentFiles"."siteId" = "sites"."id"
) as "kept")`;

const complaintsOf = sql<number>`(select count(*) from "submissions"
  left join "complaintDecisions" on "complaintDecisions"."submissionId" = "submissions"."id"
  where "submissions"."siteId" = "sites"."id" and "kind" = 'compliance' and "decidedAt" is null)`;

/** The sites that a list is made of, without an order. */
function selectFound(
  db: Kysely<Schema>,
  dialect: Dialect,
  { q, state }: Pick<OperatorSitesQuery, "q" | "state">,
) {
  return db
    .selectFrom("sites")
    .where("erasedAt", "is", null)
    .$if(state === "held", (query) => query.where(isHeldOf))
    .$if(state !== "all" && state !== "held", (query) =>
      query.where(sql<boolean>`${siteStateOf} = ${state}`),
    )
    .$if(q !== "", (query) =>
      query.where((where) =>
        where.or([
          contains(where, dialect, {
            columns: [where.ref("sites.name"), where.ref("sites.slug")],
            text: q,
          }),
          where.exists(
            where
              .selectFrom("domains")
              .select("domains.id")
              .whereRef("domains.siteId", "=", "sites.id")
              .where((domain) =>
                contains(domain, dialect, { columns: [domain.ref("host")], text: q }),
              ),
          ),
          hasOwnerLike(dialect, q),
        ]),
      ),
    );
}

function selectRows(found: ReturnType<typeof selectFound>, today: number) {
  return found
    .select(["sites.id", "slug", "sites.name", "primaryDomain", "isPaid", "updatedAt"])
    .select(["takedownReason", "reportingClosedAt", "liveReleaseId"])
    .select([
      siteStateOf.as("state"),
      isHeldOf.as("isHeld"),
      bytesOf.as("bytes"),
      complaintsOf.as("openComplaints"),
    ])
    .select(viewsOfSite(today).as("views"));
}
type Row = Awaited<ReturnType<ReturnType<typeof selectRows>["execute"]>>[number];

export function createSiteList(options: SiteListOptions): SiteList {
  const { database, readSettings, clock, ...where } = options;
  const { db, dialect } = database;

  async function complete(rows: readonly Row[]): Promise<ListedSite[]> {
    const siteIds = rows.map(({ id }) => id);
    const owners = await readOwners(db, siteIds);
    const views = await readViewsSince(db, siteIds, monthStart(clock.now()));
    const limits = await limitsOfSites(db, readSettings, { siteIds, name: "views" });
    return rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      name: row.name,
      address: siteAddress(row, where),
      state: row.state,
      wasPublished: row.liveReleaseId !== null,
      owners: owners.get(row.id) ?? [],
      isHeld: Boolean(row.isHeld),
      isPaid: row.isPaid === 1,
      bytes: Number(row.bytes),
      views: toldViews(row.views),
      monthViews: { used: views.get(row.id) ?? 0, most: limits.get(row.id)?.most ?? null },
      isReportingClosed: row.reportingClosedAt !== null,
      openComplaints: Number(row.openComplaints),
      takedownReason: row.takedownReason,
      changedAt: new Date(row.updatedAt).toISOString(),
    }));
  }

  return {
    async list({ limit, offset, sort, ...filter }) {
      const found = selectFound(db, dialect, filter);
      const today = dayOf(clock.now());
      const rows = await selectRows(found, today)
        .$if(sort === "weight", (query) => query.orderBy(bytesOf, "desc"))
        .$if(sort === "views", (query) => query.orderBy(viewsOfSite(today), "desc"))
        .orderBy("sites.updatedAt", "desc")
        .orderBy("sites.id", "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      const total = await countFound(found);
      return { sites: await complete(rows), total };
    },
    async read(siteId) {
      const found = selectFound(db, dialect, { q: "", state: "all" });
      const one = found.where("sites.id", "=", siteId);
      const rows = await selectRows(one, dayOf(clock.now())).execute();
      const [site] = await complete(rows);
      if (!site) throw new AppError("not-found");
      return site;
    },
    async manifestOf(siteId) {
      const row = await db
        .selectFrom("sites")
        .innerJoin("releases", "releases.id", "sites.liveReleaseId")
        .select("manifestHash")
        .where("sites.id", "=", siteId)
        .where("erasedAt", "is", null)
        .executeTakeFirst();
      if (!row) throw new AppError("not-found");
      return row.manifestHash;
    },
  };
}
