import { List } from "lucide-react";
import type { ReactNode } from "react";
import { ToolButton } from "../../../ui/layer/tool-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import type { EditableForm } from "../editable-form.ts";
import type { TextSession } from "../text-session.ts";
import { toggleItems } from "./toggle-mark.ts";

interface ItemsButtonProps {
  readonly session: TextSession;
  readonly element: HTMLElement;
  readonly form: EditableForm;
}

/** Makes the lines that are selected items of a list, and lines again. */
export function ItemsButton({ session, element, form }: ItemsButtonProps): ReactNode {
  const t = useTranslate("fields");
  return (
    <ToolButton
      label={t("prose.bullet")}
      Icon={List}
      // the caret stays where it is
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (toggleItems(element, form)) session.handlers.input(element);
      }}
    />
  );
}
