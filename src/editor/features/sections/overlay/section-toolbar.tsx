import { ArrowDown, ArrowUp, Copy, GripVertical, LayoutTemplate, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { findSection } from "#/sections/definitions.ts";
import { seenSections } from "#/site/linked.ts";
import { canMove, deleteSection, duplicateSection, moveSection } from "../section-commands.ts";
import { templateLabel } from "../../../words/own-names.ts";
import { seenTopics } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import type { Translate } from "../../../words/i18n.ts";
import type { Section } from "#/site/section.ts";
import { LinkedMenu } from "../linked/linked-menu.tsx";
import { ToolButton } from "../../../ui/layer/tool-button.tsx";
import { reorderByKey, startReorder } from "../../../ui/reorder/reorder.ts";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { sectionsState } from "../sections-state.ts";
import { BackgroundButton } from "./background-button.tsx";
import { EndingMenu } from "./ending-menu.tsx";
import { PartToolbar } from "./part-toolbar.tsx";
import { MoreMenu } from "./section-menus.tsx";
import { announceReorder, useSectionReorder } from "./section-reorder.ts";
import { VisibilityMenu } from "./visibility-menu.tsx";

interface SectionToolbarProps {
  readonly canvas: CanvasControl;
  readonly section: string;
}

function Grip({ canvas, section }: SectionToolbarProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const host = useSectionReorder(canvas);
  return (
    <ToolButton
      className="grip"
      label={t("section.drag")}
      Icon={GripVertical}
      onPointerDown={(event) => event.button === 0 && startReorder(host, event, section)}
      onBlur={() => reorderByKey(host, "Tab", section)}
      onKeyDown={(event) => {
        const what = reorderByKey(host, event.key, section);
        if (!what) return;
        event.preventDefault();
        event.stopPropagation();
        announceReorder(editor, section, what, t, host.state.get());
      }}
    />
  );
}

function stateWords(
  t: Translate<"editing">,
  { hidden, linked }: Pick<Section, "hidden" | "linked">,
): string | undefined {
  const words = [
    ...(linked === undefined ? [] : [t("linked.state")]),
    ...(hidden ? [t(`visibility.${hidden}`)] : []),
  ];
  return words.length > 0 ? words.join(" · ") : undefined;
}

/** What can be done with the selected section. */
export function SectionToolbar({ canvas, section }: SectionToolbarProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const sections =
    useStored(editor.store, seenTopics(editor.page.get()), (records) =>
      seenSections(records, editor.page.get()),
    ) ?? [];
  const target = { page: editor.page.get(), section };
  const { template, hidden, linked } = sections.find(({ id }) => id === section) ?? {};
  const definition = template === undefined ? undefined : findSection(template);
  if (template === undefined || !definition) return null;
  const name = templateLabel(template);
  const isHeader = definition.category === "header";
  const canUp = canMove(sections, section, -1);
  const canDown = canMove(sections, section, 1);
  return (
    <PartToolbar
      canvas={canvas}
      spot={target}
      name={name}
      state={stateWords(t, { hidden, linked })}
    >
      {!isHeader && <Grip canvas={canvas} section={section} />}
      <ToolButton
        label={t("section.up")}
        Icon={ArrowUp}
        disabled={!canUp}
        onClick={() => moveSection(editor, section, -1, t)}
      />
      <ToolButton
        label={t("section.down")}
        Icon={ArrowDown}
        disabled={!canDown}
        onClick={() => moveSection(editor, section, 1, t)}
      />
      <hr />
      {linked !== undefined && <LinkedMenu section={section} linked={linked} />}
      <ToolButton
        label={t("section.swap")}
        Icon={LayoutTemplate}
        aria-haspopup="dialog"
        onClick={() => sectionsState(editor).swapping.set(target)}
      />
      <BackgroundButton spot={target} />
      <EndingMenu section={section} template={template} />
      <VisibilityMenu section={section} className="extra" />
      {!isHeader && !definition.isUnique && (
        <ToolButton
          className="extra"
          label={t("section.duplicate")}
          Icon={Copy}
          onClick={() => duplicateSection(editor, section)}
        />
      )}
      <hr />
      <ToolButton
        label={t("section.delete")}
        Icon={Trash2}
        onClick={() => deleteSection(editor, section, t)}
      />
      <MoreMenu section={section} />
    </PartToolbar>
  );
}
