import { MessageSquareText } from "lucide-react";
import type { ReactNode } from "react";
import { findSection } from "#/sections/definitions.ts";
import { canvasState } from "../../../canvas/canvas-state.ts";
import { endingFields } from "../../../canvas/ending-fields.ts";
import { useEditor } from "../../../session/editor.ts";
import { useSignalPart } from "../../../signals/signal.ts";
import { MenuButton } from "../../../ui/layer/menu-button.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { fieldWord } from "../../../words/own-names.ts";
import { useContentTarget } from "./use-section.ts";

/** Shows the section's form as it is, or as visitors see it once it was taken, with the caret in its words. */
export function EndingMenu({
  section,
  template,
}: {
  section: string;
  template: string;
}): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const { shownEnding } = canvasState(editor);
  const spot = { page: editor.page.get(), section };
  const of = useContentTarget(spot);
  const shown = useSignalPart(shownEnding, (one) => one?.section === section && one.ending);
  const specs = findSection(template)?.fields ?? {};
  const endings = endingFields(template);
  if (endings.length === 0) return null;
  const choices = endings.map(({ ending, field }) => ({
    value: field,
    label: fieldWord(specs[field]?.label ?? { en: ending, ru: ending }),
  }));
  return (
    <MenuButton
      label={t("form.shown")}
      className=""
      side="start"
      choices={[{ value: "", label: t("form.form") }, ...choices]}
      value={endings.find(({ ending }) => ending === shown)?.field ?? ""}
      onChoose={(field) => {
        if (field === "") return shownEnding.set(null);
        editor.canvas.get()?.reveal(spot, { of, path: [field], focusText: true });
      }}
    >
      <MessageSquareText aria-hidden="true" />
    </MenuButton>
  );
}
