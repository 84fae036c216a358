import { trackers } from "#/vendors/registry.ts";
import { readValue } from "#/vendors/value-format.ts";
import { messengerVendor, readTarget } from "../../messenger.ts";
import { isPlainObject, MigrationError, readList, readObject, readString } from "../migration.ts";
import type { DocumentPath, PlainObject } from "../migration.ts";
import { migrateText } from "./fields.ts";
import type { OldFacts } from "./fields.ts";
import { migratePicture } from "./pictures.ts";

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

const cardTexts = ["name", "subtitle", "message", "buttonText"] as const;

/** What a messenger's card shows: the avatar's smaller forms are made anew, its crop is the picture's. */
function migrateCard(data: PlainObject, path: DocumentPath, facts: OldFacts): PlainObject {
  const { avatar, optimizedAvatar, imgCropParams: crop } = data;
  const address = (avatar ?? "") === "" ? optimizedAvatar : avatar;
  const texts = cardTexts.map((name) => [name, migrateText(data[name], [...path, name], facts)]);
  return {
    avatar: migratePicture(address, [...path, "avatar"], { crop, ratio: 1 }),
    ...Object.fromEntries(texts),
  };
}

/** The messengers in their order; undefined where the site says nothing of them. @throws MigrationError */
export function migrateMessengers(old: PlainObject, facts: OldFacts): PlainObject | undefined {
  if (old.messengers === undefined) return undefined;
  const { alignment = "right", data } = readObject(old.messengers, ["messengers"]);
  const entries = readList(data, ["messengers", "data"]).map((one, place) => {
    const path = ["messengers", "data", place];
    const entry = readObject(one, path);
    const name = readString(entry.name, [...path, "name"]);
    const pasted = readString(entry.value, [...path, "value"]);
    const vendor = messengerVendor(name);
    const value = vendor && pasted !== "" ? readTarget(vendor, pasted) : pasted;
    if (value === undefined)
      throw new MigrationError([...path, "value"], "this messenger can’t be reached this way");
    const card = readObject(entry.data ?? {}, [...path, "data"]);
    return {
      name,
      isActive: entry.isActive === true,
      value,
      data: migrateCard(card, [...path, "data"], facts),
    };
  });
  return { alignment, data: entries };
}
