import { domainToUnicode } from "node:url";
import { type Kysely, sql } from "kysely";
import type {
  ListedDomain,
  OperatorDomainState,
  OperatorDomainsQuery,
} from "#/api/operator-domains.ts";
import { countFound } from "../db/count-found.ts";
import { contains } from "../db/contains.ts";
import type { Database, Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { shownHost } from "../domains/domain-name.ts";
import { findingOf, provenEnding } from "../domains/domain-rows.ts";
import { AppError } from "../errors.ts";
import { isoOrNull } from "../iso-or-null.ts";
import { hasOwnerLike, readOwners } from "./site-owners.ts";
import { siteStateOf } from "./site-state.ts";

/** The domains of all sites, as operators see them. */
export interface DomainList {
  list(part: OperatorDomainsQuery): Promise<{ domains: ListedDomain[]; total: number }>;
  /** Throws `not-found`. */
  read(id: number): Promise<ListedDomain>;
}

/** Of the first that holds. */
const stateOf = sql<OperatorDomainState>`case
  when "servedAt" is not null then 'live'
  when "lostAt" is not null then 'lost'
  when "finding" like ${`%${provenEnding}`} then 'proven'
  else 'waiting' end`;

/** More would be no search. */
const mostFound = 5_000;

/** The domains whose name as people write it has a text in it: the database has names of other alphabets as DNS has them. */
async function idsByShownName(db: Kysely<Schema>, text: string): Promise<number[]> {
  if (/^[\x20-\x7e]*$/.test(text)) return [];
  const wanted = text.normalize("NFC").toLowerCase();
  const rows = await db
    .selectFrom("domains")
    .select(["id", "host"])
    .where("host", "like", "%xn--%")
    .execute();
  return rows
    .filter(({ host }) => domainToUnicode(host).includes(wanted))
    .slice(0, mostFound)
    .map(({ id }) => id);
}

interface Filter extends Pick<OperatorDomainsQuery, "q" | "state"> {
  readonly ids: readonly number[];
}

/** The domains that a list is made of, without an order. */
function selectFound(db: Kysely<Schema>, dialect: Dialect, { q, state, ids }: Filter) {
  return db
    .selectFrom("domains")
    .innerJoin("sites", "sites.id", "domains.siteId")
    .where("erasedAt", "is", null)
    .$if(state !== "all", (query) => query.where(sql<boolean>`${stateOf} = ${state}`))
    .$if(q !== "", (query) =>
      query.where((where) =>
        where.or([
          contains(where, dialect, {
            columns: [where.ref("host"), where.ref("sites.name"), where.ref("slug")],
            text: q,
          }),
          ...(ids.length > 0 ? [where("domains.id", "in", ids)] : []),
          hasOwnerLike(dialect, q),
        ]),
      ),
    );
}

function selectRows(found: ReturnType<typeof selectFound>) {
  return found
    .select(["domains.id", "domains.siteId", "host", "sites.name as site", "primaryDomain"])
    .select(["servedAt", "lostAt", "addedAt", "checkedAt", "nextCheckAt", "finding"])
    .select([stateOf.as("state"), siteStateOf.as("siteState")]);
}
type Row = Awaited<ReturnType<ReturnType<typeof selectRows>["execute"]>>[number];

function toListed(row: Row, owners: ListedDomain["owners"]): ListedDomain {
  const { id, host, state, servedAt, primaryDomain } = row;
  return {
    id,
    host,
    name: shownHost(host),
    state,
    problem: findingOf(row).problem,
    isPrimary: servedAt !== null && host === primaryDomain,
    site: { id: row.siteId, name: row.site, state: row.siteState },
    owners,
    addedAt: new Date(row.addedAt).toISOString(),
    checkedAt: isoOrNull(row.checkedAt),
    nextCheckAt: isoOrNull(row.nextCheckAt),
    lostAt: isoOrNull(row.lostAt),
  };
}

export function createDomainList({
  database: { db, dialect },
}: {
  database: Database;
}): DomainList {
  async function complete(rows: readonly Row[]): Promise<ListedDomain[]> {
    const owners = await readOwners(
      db,
      rows.map(({ siteId }) => siteId),
    );
    return rows.map((row) => toListed(row, owners.get(row.siteId) ?? []));
  }

  return {
    async list({ limit, offset, sort, q, state }) {
      const found = selectFound(db, dialect, { q, state, ids: await idsByShownName(db, q) });
      const rows = await selectRows(found)
        .$if(sort === "host", (query) => query.orderBy("host"))
        // what was never looked at is the longest ago
        .$if(sort === "checked", (query) => query.orderBy(sql`coalesce("checkedAt", 0)`))
        .orderBy("domains.id", "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      const total = await countFound(found);
      return { domains: await complete(rows), total };
    },
    async read(id) {
      const found = selectFound(db, dialect, { q: "", state: "all", ids: [] });
      const rows = await selectRows(found.where("domains.id", "=", id)).execute();
      const [domain] = await complete(rows);
      if (!domain) throw new AppError("not-found");
      return domain;
    },
  };
}
