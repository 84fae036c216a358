import { Ellipsis } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { spotOf } from "../../session/linked-spot.ts";
import { useEditor } from "../../session/editor.ts";
import { MenuButton } from "../../ui/layer/menu-button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { copyPartByHand, pasteByHand } from "../clipboard/clips.ts";
import type { ClipRequest } from "../clipboard/clips.ts";
import type { HandleOf } from "../handle.ts";

const choices = ["copy", "cut", "paste"] as const;

/** Copying, cutting and pasting of an item, by a menu and by keys; null in the bar and the footer, which are no sections. */
export function useItemClipboard(
  { target, list, item, spec }: HandleOf<"item">,
  { count, remove }: { count: number; remove: () => void },
) {
  const editor = useEditor();
  const t = useTranslate("editing");
  const spot = spotOf(editor, target);
  if (!spot || !("section" in spot)) return null;
  const part: ClipRequest["part"] = { kind: "item", path: [...list, item] };
  const copy = (): boolean => copyPartByHand(editor, { section: spot.section, part }, t);
  const actions = {
    copy,
    cut: () => count > spec.min && copy() && remove(),
    paste: () => pasteByHand(editor, t),
  };
  return {
    menu: <ItemMenu onChoose={(action) => actions[action]()} isFewest={count <= spec.min} />,
    handleKey(event: KeyboardEvent): void {
      // what pastes listens for that itself
      const action = { KeyC: actions.copy, KeyX: actions.cut }[event.code];
      if (!action || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    },
  };
}

function ItemMenu({
  isFewest,
  onChoose,
}: {
  isFewest: boolean;
  onChoose: (action: (typeof choices)[number]) => void;
}): ReactNode {
  const t = useTranslate("editing");
  return (
    <MenuButton
      label={t("more")}
      className="button icon-only ghost"
      choices={choices.map((value) => ({
        value,
        label: t(`clipboard.${value}`),
        isDisabled: value === "cut" && isFewest,
      }))}
      onChoose={onChoose}
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}
