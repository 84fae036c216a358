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
import { itemsOf, moveItem, removeItem, writeItem } from "../../fields/items/item-commands.ts";
import { useEditor } from "../../session/editor.ts";
import { ToolButton } from "../../ui/layer/tool-button.tsx";
import { Toolbar } from "../../ui/layer/toolbar.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { fieldWord } from "../../words/own-names.ts";
import type { CanvasControl, Found } from "../canvas-control.ts";
import { canvasState } from "../canvas-state.ts";
import type { HandleOf } from "../handle.ts";
import { ItemGrip } from "./item-grip.tsx";
import type { ItemAtHand } from "./item-levels.ts";
import { useItemClipboard } from "./item-menu.tsx";
import { ItemOptionsButton } from "./item-options-button.tsx";
import { isOfList } from "./item-reorder.ts";
import { NestedAdder } from "./nested-adder.tsx";

/** Items beside each other move left and right, those below each other up and down. */
function isInRow(element: HTMLElement): boolean {
  const other = element.nextElementSibling ?? element.previousElementSibling;
  return (
    !!other && Math.abs(other.getBoundingClientRect().top - element.getBoundingClientRect().top) < 4
  );
}

/** Items within items: which of them the tools are for. */
function Levels({ levels, found, choose }: ItemAtHand): ReactNode {
  const t = useTranslate("editing");
  if (levels.length < 2) return null;
  return (
    <>
      <span className="item-levels" role="group" aria-label={t("item.level")}>
        {levels.map((level) => (
          <button
            key={level.handle.item}
            type="button"
            className="button ghost"
            aria-pressed={level.handle.item === found.handle.item}
            onClick={() => choose(level)}
          >
            {fieldWord(level.handle.spec.itemName)}
          </button>
        ))}
      </span>
      <span className="vertical-rule" />
    </>
  );
}

/** The item that takes the place of one that is removed: the next one, or the one before it. */
function neighbourOf(
  { handles }: CanvasControl,
  { element, handle }: Found<"item">,
): Found<"item"> | null {
  for (const beside of [element.nextElementSibling, element.previousElementSibling]) {
    const found = beside && handles.around(beside, "item");
    if (found && isOfList(found.handle, handle)) return found;
  }
  return null;
}

/** Moves, adds and removes; says where the item stands then. */
function useItemActions(canvas: CanvasControl, found: Found<"item">) {
  const editor = useEditor();
  const t = useTranslate("editing");
  const { handle } = found;
  const say = (item: string): void => {
    const items = itemsOf(editor, handle);
    const place = items.findIndex(({ id }) => id === item) + 1;
    const name = fieldWord(handle.spec.itemName);
    editor.announce(t("item.toolbar", { name, place, count: items.length }));
  };
  return {
    move(by: -1 | 1): void {
      moveItem(editor, handle, handle.item, by);
      say(handle.item);
    },
    add(): void {
      canvasState(editor).popoverTarget.set(null);
      say(writeItem(editor, handle, handle.item));
    },
    remove(): void {
      const item = neighbourOf(canvas, found);
      removeItem(editor, handle, handle.item);
      canvasState(editor).popoverTarget.set(null);
      canvas.hover.set({ ...canvas.hover.get(), item });
      if (item) say(item.handle.item);
      else canvas.focus();
    },
  };
}

/** Moving, adding and removing an item or one that it stands in, the style of a button, and what is edited beside it. */
export function ItemTools({
  canvas,
  atHand,
}: {
  canvas: CanvasControl;
  atHand: ItemAtHand;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const { element, handle } = atHand.found;
  const { target, list, item, spec } = handle;
  const actions = useItemActions(canvas, atHand.found);
  useStored(editor.store, fieldTopic(target, list), (records) => fieldValue(records, target, list));
  const items = itemsOf(editor, handle);
  const place = items.findIndex(({ id }) => id === item);
  const clipboard = useItemClipboard(handle, { count: items.length, remove: actions.remove });
  if (place === -1) return null;
  const [Back, Forward] = isInRow(element) ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  const isFull = items.length >= spec.max;
  const isFewest = items.length <= spec.min;
  const last = items.length - 1;
  const emphasis = fieldOfRole(spec.item, "emphasis", "choice");
  const name = fieldWord(spec.itemName);
  return (
    <Toolbar
      label={t("item.toolbar", { name, place: place + 1, count: items.length })}
      className="item-toolbar"
      onEscape={() => canvas.focus()}
      {...(clipboard && { onKeyDown: clipboard.handleKey })}
      data={{ "data-item-toolbar": "" }}
    >
      <Levels {...atHand} />
      {last > 0 && (
        <>
          <ItemGrip canvas={canvas} found={atHand.found} />
          <ToolButton
            className="button icon-only ghost"
            label={t("item.back")}
            Icon={Back}
            disabled={place === 0}
            onClick={() => actions.move(-1)}
          />
          <ToolButton
            className="button icon-only ghost"
            label={t("item.forward")}
            Icon={Forward}
            disabled={place === last}
            onClick={() => actions.move(1)}
          />
        </>
      )}
      {emphasis !== undefined && <Emphasis handle={handle} name={emphasis} />}
      <ItemOptionsButton {...atHand.found} />
      <ToolButton
        className="button icon-only ghost"
        label={isFull ? t("item.full", { count: spec.max }) : t("item.add")}
        Icon={Plus}
        disabled={isFull}
        onClick={actions.add}
      />
      <NestedAdder {...atHand.found} />
      <ToolButton
        className="button icon-only ghost"
        label={isFewest ? t("item.fewest", { count: spec.min }) : t("item.remove")}
        Icon={Trash2}
        disabled={isFewest}
        onClick={actions.remove}
      />
      {clipboard?.menu}
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
