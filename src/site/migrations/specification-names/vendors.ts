import { trackers } from "#/vendors/registry.ts";
import { readValue } from "#/vendors/value-format.ts";
import { isPlainObject, MigrationError, readList, readObject, readString } from "../migration.ts";
import type { PlainObject } from "../migration.ts";

/** Ids of trackers, which stand beside the other settings under their own names. @throws MigrationError */
export function migrateTracking(old: PlainObject): Record<string, string> {
  const formats = trackers.flatMap(({ values }) => Object.entries(values));
  return Object.fromEntries(
    formats.flatMap(([name, format]) => {
      const value = readValue(format, readString(old[name], [name]));
      if (value === undefined)
        throw new MigrationError([name], "this isn’t in the vendor’s format");
      return value === "" ? [] : [[name, value]];
    }),
  );
}

/** The live chats, as a list or as an object that has one. @throws MigrationError */
export function migrateChats({ chatsData }: PlainObject): { data: PlainObject[] } {
  const list = isPlainObject(chatsData) ? chatsData.data : chatsData;
  const data = readList(list, ["chatsData"]).map((one, place) => {
    const { name, key, isPrimary } = readObject(one, ["chatsData", place]);
    return { name, key, isPrimary: isPrimary === true };
  });
  return { data };
}
