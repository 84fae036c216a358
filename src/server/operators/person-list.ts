import type { Kysely } from "kysely";
import type { ListedPerson, OperatorPeopleQuery } from "#/api/operator-people.ts";
import { countFound } from "../db/count-found.ts";
import { contains } from "../db/contains.ts";
import type { Database, Dialect } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import { type QuotasContext, quotasOfAccount } from "../quotas/quotas-of-account.ts";

/** The accounts of the installation, as operators see them. */
export interface PersonList {
  list(self: string, part: OperatorPeopleQuery): Promise<{ people: ListedPerson[]; total: number }>;
  /** Throws `not-found`. */
  read(self: string, userId: string): Promise<ListedPerson>;
}

interface PersonListOptions extends QuotasContext {
  readonly database: Database;
}

function selectFound(
  db: Kysely<Schema>,
  dialect: Dialect,
  { q, state }: Pick<OperatorPeopleQuery, "q" | "state">,
) {
  return db
    .selectFrom("users")
    .$if(state === "operators", (query) => query.where("role", "=", "operator"))
    .$if(state === "suspended", (query) => query.where("suspendedAt", "is not", null))
    .$if(q !== "", (query) =>
      query.where((where) =>
        contains(where, dialect, { columns: [where.ref("name"), where.ref("email")], text: q }),
      ),
    );
}

function selectRows(found: ReturnType<typeof selectFound>) {
  return found
    .select(["users.id", "name", "email", "users.role", "suspendedAt", "suspensionReason"])
    .select((select) => [
      "users.createdAt",
      select
        .selectFrom("siteMembers")
        .select((own) => own.fn.max("seenAt").as("seenAt"))
        .whereRef("siteMembers.userId", "=", "users.id")
        .as("seenAt"),
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof selectRows>["execute"]>>[number];

export function createPersonList(options: PersonListOptions): PersonList {
  const { db, dialect } = options.database;

  async function complete(self: string, rows: readonly Row[]): Promise<ListedPerson[]> {
    const people: ListedPerson[] = [];
    for (const row of rows) {
      const { id, name, email, suspendedAt } = row;
      people.push({
        id,
        name,
        email,
        role: row.role === "operator" ? "operator" : "owner",
        isSelf: id === self,
        quotas: await quotasOfAccount(options, row),
        suspension:
          suspendedAt === null
            ? null
            : {
                reason: row.suspensionReason ?? "",
                since: new Date(suspendedAt).toISOString(),
              },
        createdAt: new Date(row.createdAt).toISOString(),
        seenAt: row.seenAt === null ? null : new Date(Number(row.seenAt)).toISOString(),
      });
    }
    return people;
  }

  return {
    async list(self, { limit, offset, ...filter }) {
      const found = selectFound(db, dialect, filter);
      const rows = await selectRows(found)
        .orderBy("users.createdAt", "desc")
        .orderBy("users.id")
        .limit(limit)
        .offset(offset)
        .execute();
      const total = await countFound(found);
      return { people: await complete(self, rows), total };
    },
    async read(self, userId) {
      const found = selectFound(db, dialect, { q: "", state: "all" });
      const rows = await selectRows(found.where("users.id", "=", userId)).execute();
      const [person] = await complete(self, rows);
      if (!person) throw new AppError("not-found");
      return person;
    },
  };
}
