import { Plus } from "lucide-react";
import { useState } from "react";
import type { ComponentType, ReactNode } from "react";
import type { StoredItem } from "#/fields/stored-fields.ts";
import type { FieldPath } from "#/site/operations/target.ts";
import { addItem, moveItem, removeItem } from "../../../../fields/items/item-commands.ts";
import type { ListSpot } from "../../../../fields/items/item-commands.ts";
import { fieldTopic } from "../../../../document-store/topics.ts";
import { useEditor } from "../../../../session/editor.ts";
import { useTranslate } from "../../../../words/i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { useDrafts } from "../../../../session/drafts/drafts-context.ts";
import { toastStep } from "../../../../session/toast-step.ts";
import { RowTools } from "../../form/row-tools.tsx";
import { useFieldValue } from "../../form/use-field-value.ts";

export interface ItemFormProps {
  readonly item: StoredItem;
  /** Where the item is. */
  readonly path: FieldPath;
}

export interface ItemRowsProps {
  readonly spot: ListSpot;
  readonly addLabel: string;
  /** What an item is called. */
  readonly nameOf: (item: StoredItem, index: number) => string;
  /** The fields of one item. */
  readonly Form: ComponentType<ItemFormProps>;
}

/** Goes to a row's first field; what is typed replaces the words it starts with. */
function enterRow(row: HTMLElement | null): void {
  const field = row?.querySelector<HTMLElement>("input, select");
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/** The items of a list: each with its fields, moved and removed; another one is added at the end. */
export function ItemRows({ spot, addLabel, nameOf, Form }: ItemRowsProps): ReactNode {
  const editor = useEditor();
  const drafts = useDrafts();
  const words = useTranslate();
  const t = useTranslate("settings");
  const { target, list, spec } = spot;
  const items = useFieldValue({ target, path: list }, "list") ?? [];
  const remove = (item: StoredItem, name: string): void => {
    if (!removeItem(editor, spot, item.id)) return;
    drafts.dropWhere((field) => field.startsWith(fieldTopic(target, [...list, item.id, ""])));
    toastStep(editor, t("row.removed", { name }), { label: words("undo"), run: editor.undo });
  };
  const [added, setAdded] = useState<string | null>(null);
  const isFull = items.length >= spec.max;
  return (
    <>
      {items.length > 0 && (
        <ol className="settings-list">
          {items.map((item, index) => {
            const name = nameOf(item, index);
            return (
              <li
                className="settings-item"
                key={item.id}
                ref={item.id === added ? enterRow : undefined}
              >
                <div className="settings-item-form">
                  <Form item={item} path={[...list, item.id]} />
                </div>
                <RowTools
                  name={name}
                  index={index}
                  count={items.length}
                  onMove={(by) => moveItem(editor, spot, item.id, by)}
                  onRemove={items.length > spec.min ? () => remove(item, name) : undefined}
                />
              </li>
            );
          })}
        </ol>
      )}
      <div>
        <Button
          disabled={isFull}
          onClick={() => setAdded(addItem(editor, spot, items.at(-1)?.id ?? null))}
        >
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
        {isFull && <p className="hint">{t("row.full", { count: spec.max })}</p>}
      </div>
    </>
  );
}
