import type { FieldSpec, FieldSpecs, InitialText, ItemInitial } from "./field.ts";
import type { StoredFields, StoredItem } from "./field-values.ts";
import type { LocalizedText } from "./localized-text.ts";

/** Whether a text says nothing but what its template began with. */
function isUntouchedText(text: LocalizedText, initial: InitialText): boolean {
  return Object.values(text).every(
    (wording) =>
      !wording || wording.text === "" || wording.text === initial.en || wording.text === initial.ru,
  );
}

function isUntouchedItem(
  specs: FieldSpecs,
  item: StoredFields,
  own: ItemInitial | undefined,
): boolean {
  return Object.entries(specs).every(([name, spec]) => isUntouched(spec, item[name], own?.[name]));
}

/**
 * Whether a field holds nothing of the owner's: it is empty, or as the template began it. `own` is what the list's
 * starting items say about this field.
 */
export function isUntouched(spec: FieldSpec, value: unknown, own?: ItemInitial[string]): boolean {
  switch (spec.kind) {
    case "text":
      return isUntouchedText(
        value as LocalizedText,
        (own as InitialText | undefined) ?? spec.initial,
      );
    case "choice":
      return value === (own ?? spec.initial);
    case "number":
      return value === spec.initial;
    case "picture":
    case "link":
    case "event":
      return value === null;
    case "list": {
      const items = value as readonly StoredItem[];
      const initial = (own as readonly ItemInitial[] | undefined) ?? spec.initial;
      return (
        items.length === 0 ||
        (items.length === initial.length &&
          items.every((item, index) => isUntouchedItem(spec.item, item, initial[index])))
      );
    }
  }
}
