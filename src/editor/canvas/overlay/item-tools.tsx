import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Plus,
  Square,
  SquareMinus,
  Trash2,
} from "lucide-react";
import type { ReactNode } from "react";
import { fieldOfRole } from "#/fields/field-of-role.ts";
import { fieldValue } from "../../document-store/read-field.ts";
import { fieldTopic } from "../../document-store/topics.ts";
import { useStored } from "../../document-store/use-stored.ts";
import { addItem, itemsOf, moveItem, removeItem } from "../../fields/items/item-commands.ts";
import { useEditor } from "../../session/editor.ts";
import { ToolButton } from "../../ui/layer/tool-button.tsx";
import { Toolbar } from "../../ui/layer/toolbar.tsx";
import { useTranslate } from "../../words/i18n.ts";
import type { Found } from "../canvas-control.ts";
import { canvasState } from "../canvas-state.ts";
import type { HandleOf } from "../handle.ts";

/** Items beside each other move left and right, those below each other up and down. */
function isInRow(element: HTMLElement): boolean {
  const other = element.nextElementSibling ?? element.previousElementSibling;
  return (
    !!other && Math.abs(other.getBoundingClientRect().top - element.getBoundingClientRect().top) < 4
  );
}

/** Moving, adding and removing an item, and the style of a button. */
export function ItemTools({ found }: { found: Found<"item"> }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const { element, handle } = found;
  const { target, list, item, spec } = handle;
  useStored(editor.store, fieldTopic(target, list), (records) => fieldValue(records, target, list));
  const items = itemsOf(editor, handle);
  const place = items.findIndex(({ id }) => id === item);
  if (place === -1) return null;
  const [Back, Forward] = isInRow(element) ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  const isFull = items.length >= spec.max;
  const isFewest = items.length <= spec.min;
  const last = items.length - 1;
  const emphasis = fieldOfRole(spec.item, "emphasis", "choice");
  return (
    <Toolbar
      label={t("item.toolbar", { place: place + 1, count: items.length })}
      className="item-toolbar"
    >
      {last > 0 && (
        <>
          <ToolButton
            className="button icon-only ghost"
            label={t("item.back")}
            Icon={Back}
            disabled={place === 0}
            onClick={() => moveItem(editor, handle, item, -1)}
          />
          <ToolButton
            className="button icon-only ghost"
            label={t("item.forward")}
            Icon={Forward}
            disabled={place === last}
            onClick={() => moveItem(editor, handle, item, 1)}
          />
        </>
      )}
      {emphasis !== undefined && <Emphasis handle={handle} name={emphasis} />}
      <ToolButton
        className="button icon-only ghost"
        label={isFull ? t("item.full", { count: spec.max }) : t("item.add")}
        Icon={Plus}
        disabled={isFull}
        onClick={() => addItem(editor, handle, item)}
      />
      <ToolButton
        className="button icon-only ghost"
        label={isFewest ? t("item.fewest", { count: spec.min }) : t("item.remove")}
        Icon={Trash2}
        disabled={isFewest}
        onClick={() => {
          canvasState(editor).popoverTarget.set(null);
          removeItem(editor, handle, item);
        }}
      />
    </Toolbar>
  );
}

/** A button is filled, or (the secondary style) has a contour: the first and the second of its options. */
function Emphasis({
  handle: { target, list, item, spec },
  name,
}: {
  handle: HandleOf<"item">;
  name: string;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const path = [...list, item, name];
  const type = useStored(editor.store, fieldTopic(target, path), (records) =>
    fieldValue(records, target, path),
  );
  const choice = spec.item[name];
  const [filled, contour] = choice?.kind === "choice" ? choice.options : [];
  const isContour = type === contour;
  return (
    <ToolButton
      className="button icon-only ghost"
      label={`${t("item.button")}: ${t(isContour ? "item.outlined" : "item.filled")}`}
      Icon={isContour ? Square : SquareMinus}
      onClick={() =>
        editor.dispatch({
          name: "field.set",
          args: { target, path, value: isContour ? filled : contour },
        })
      }
    />
  );
}
