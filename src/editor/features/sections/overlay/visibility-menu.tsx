import { Eye, EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { hiddenOn } from "#/site/section.ts";
import { useEditor } from "../../../session/editor.ts";
import { MenuButton } from "../../../ui/layer/menu-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { hideSection } from "../section-commands.ts";
import { useSection } from "./use-section.ts";

const choices = ["nowhere", ...hiddenOn] as const;

/** Where visitors see the section: on all devices, on some, or not at all. */
export function VisibilityMenu({
  section,
  className,
}: {
  section: string;
  className: string;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const hidden = useSection({ page: editor.page.get(), section })?.hidden;
  return (
    <MenuButton
      label={t("visibility.title")}
      className={className}
      side="start"
      choices={choices.map((value) => ({ value, label: t(`visibility.${value}`) }))}
      value={hidden ?? "nowhere"}
      onChoose={(value) => hideSection(editor, section, value === "nowhere" ? null : value, t)}
    >
      {hidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
    </MenuButton>
  );
}
