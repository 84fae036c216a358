import type { Kysely, Transaction } from "kysely";
import {
  type OwnSettings,
  type SettingsChange,
  ownSettingsSchema,
} from "#/api/operator-settings.ts";
import type { InstallationSettingsTable, Schema } from "../db/schema.ts";

/** Of no effect where this version can't read a row: its value may be damaged, or a later one may have written it. */
function readSettingRow({ name, value }: InstallationSettingsTable): OwnSettings {
  try {
    return ownSettingsSchema.safeParse({ [name]: JSON.parse(value) }).data ?? {};
  } catch {
    return {};
  }
}

/** Whom people write to, by the value of its row; undefined where operators named nobody. */
export function contactOf(value: string | null): string | undefined {
  const { contact = "" } = value === null ? {} : readSettingRow({ name: "contact", value });
  return contact === "" ? undefined : contact;
}

/** The same of an installation. */
export async function readContact(db: Kysely<Schema>): Promise<string | undefined> {
  return contactOf((await contactRow(db).executeTakeFirst())?.value ?? null);
}

/** The row of `contactOf`. */
export function contactRow(db: Kysely<Schema>) {
  return db.selectFrom("installationSettings").select("value").where("name", "=", "contact");
}

/** What operators decided. */
export async function readSettingRows(db: Kysely<Schema>): Promise<OwnSettings> {
  const rows = await db.selectFrom("installationSettings").selectAll().execute();
  return Object.assign({}, ...rows.map(readSettingRow));
}

/** The language of emails by operators and to them, where the reader has chosen none. */
export async function usualLanguage(db: Kysely<Schema>): Promise<string> {
  return (await readSettingRows(db)).language ?? "en";
}

/** Keeps what an operator decides, and answers what of it is new; null gives a setting back to the environment. */
export async function writeSettingRows(
  transaction: Transaction<Schema>,
  change: SettingsChange,
): Promise<SettingsChange> {
  const own = new Map(Object.entries(await readSettingRows(transaction)));
  const news = Object.entries(change).filter(
    ([name, setting]) => setting !== undefined && setting !== (own.get(name) ?? null),
  );
  for (const [name, setting] of news) {
    const value = JSON.stringify(setting);
    if (setting === null)
      await transaction.deleteFrom("installationSettings").where("name", "=", name).execute();
    else
      await transaction
        .insertInto("installationSettings")
        .values({ name, value })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
        .execute();
  }
  return Object.fromEntries(news);
}
