import type { FieldPath, Target } from "#/site/operations/target.ts";
import type { StoredFields, StoredItem } from "#/fields/stored-fields.ts";
import { isSettingsTarget, readSettingsTarget } from "#/site/operations/settings-target.ts";
import type { Records } from "#/site/records.ts";
import { pageKey } from "#/site/records.ts";

/** The fields of a target as they stand now; undefined where it is gone. */
function targetFields(records: Records, target: Target): StoredFields | undefined {
  if (!("part" in target))
    return records[pageKey(target.page)]?.sections.find(({ id }) => id === target.section)?.fields;
  const { site } = records;
  if (!site) return undefined;
  if (isSettingsTarget(target)) return readSettingsTarget(site.settings, target).fields;
  switch (target.part) {
    case "navigation":
      return site.navigation;
    case "footer":
      return site.footer.fields;
    case "event":
      return site.events.find(({ id }) => id === target.event);
    case "meta":
      return records[pageKey(target.page)]?.meta;
  }
}

/** The value of a field as it stands now; undefined where it is gone. */
export function fieldValue(
  records: Records,
  target: Target,
  path: FieldPath | readonly string[],
): unknown {
  let value: unknown = targetFields(records, target);
  for (const name of path) {
    value = Array.isArray(value)
      ? (value as readonly StoredItem[]).find(({ id }) => id === name)
      : (value as StoredFields | null | undefined)?.[name];
  }
  return value;
}
