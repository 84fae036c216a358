import type { FieldPath, Target } from "#/site/operations/target.ts";
import type { StoredFields, StoredItem } from "#/site/field-values.ts";
import type { Records } from "#/site/records.ts";
import { pageKey } from "#/site/records.ts";

/** The fields of a target as they stand now; undefined where it is gone. */
function targetFields(records: Records, target: Target): StoredFields | undefined {
  if (!("part" in target))
    return records[pageKey(target.page)]?.sections.find(({ id }) => id === target.section)?.fields;
  return target.part === "navigation" ? records.site?.navigation : records.site?.footer.fields;
}

/** The value of a field as it stands now; undefined where it is gone. */
export function fieldValue(
  records: Records,
  target: Target,
  path: FieldPath | readonly string[],
): unknown {
  let level: StoredFields | undefined = targetFields(records, target);
  for (let depth = 0; ; depth += 2) {
    const value: unknown = level?.[path[depth] ?? ""];
    if (depth >= path.length - 1) return value;
    level = (value as readonly StoredItem[] | undefined)?.find(({ id }) => id === path[depth + 1]);
  }
}
