import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { useEditor } from "../../../session/editor.ts";
import { MenuButton } from "../../../ui/layer/menu-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { offeredActions, sectionActions } from "../section-actions.ts";
import type { SectionAction } from "../section-actions.ts";
import { useSection } from "./use-section.ts";

/** What is done more rarely. */
export function MoreMenu({
  section,
  className = "",
}: {
  section: string;
  className?: string;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const own = useSection({ page: editor.page.get(), section });
  const actions = sectionActions(editor, section, t);
  const choices = own ? offeredActions(editor, own, t) : [];
  return (
    <MenuButton<SectionAction>
      label={t("more")}
      className={className}
      side="start"
      choices={choices}
      onChoose={(action) => actions[action]()}
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  );
}
