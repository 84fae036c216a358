import { ArrowDown, ArrowUp, Copy, GripVertical, Image, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { findSection } from "#/sections/definitions.ts";
import { pageKey } from "#/site/records.ts";
import { canMove, deleteSection, duplicateSection, moveSection } from "../section-commands.ts";
import { templateLabel } from "../../../words/template-label.ts";
import { sectionsTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { Popover } from "../../../ui/layer/popover.tsx";
import { ToolButton } from "../../../ui/layer/tool-button.tsx";
import { Toolbar } from "../../../ui/layer/toolbar.tsx";
import { reorderByKey, startReorder } from "../../../ui/reorder/reorder.ts";
import type { CanvasControl } from "../../../canvas/canvas-control.ts";
import { BackgroundPopover } from "./background-popover.tsx";
import { MoreMenu, SwapMenu } from "./section-menus.tsx";
import { announceReorder, useSectionReorder } from "./section-reorder.ts";
import { TextTools, useTypedText } from "./text-tools.tsx";
import type { PlaceNode } from "../../../canvas/overlay/tracked.tsx";
import { Tracked } from "../../../canvas/overlay/tracked.tsx";

/** Pixels between the page and its toolbar, and from the page's edge where it stands within. */
const beside = 7;
const within = 12;

/** Right of the page, beside the visible part of its section; within the page where there is no room beside it. */
const placeToolbar: PlaceNode = (box, view, node) => {
  const { offsetWidth: width, offsetHeight: height, offsetParent } = node;
  const stage = offsetParent?.parentElement;
  if (box.top > view.height - 40 || box.top + box.height < 40) return undefined;
  const lowest = Math.max(0, Math.min(box.top + box.height - height, view.height - height - 8));
  const top = Math.max(0, Math.min(Math.max(box.top, 0), lowest));
  if (!stage || !(offsetParent instanceof HTMLElement)) return { left: view.width + beside, top };
  const end = stage.scrollLeft + stage.clientWidth - offsetParent.offsetLeft;
  return {
    left: view.width + beside + width <= end ? view.width + beside : end - width - within,
    top,
  };
};

interface SectionToolbarProps {
  readonly canvas: CanvasControl;
  readonly section: string;
}

function Grip({ canvas, section }: SectionToolbarProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
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

function Background({ section }: { section: string }): ReactNode {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton
        label={t("section.background")}
        Icon={Image}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      />
      {anchor && (
        <Popover
          anchor={anchor}
          side="start"
          label={t("background.title")}
          onClose={() => setAnchor(null)}
        >
          <BackgroundPopover section={section} onClose={() => setAnchor(null)} />
        </Popover>
      )}
    </>
  );
}

/** What can be done with the selected section. */
export function SectionToolbar({ canvas, section }: SectionToolbarProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate();
  const sections =
    useStored(
      editor.store,
      sectionsTopic(editor.page.get()),
      (records) => records[pageKey(editor.page.get())]?.sections,
    ) ?? [];
  const target = { page: editor.page.get(), section };
  const text = useTypedText(canvas, target);
  const template = sections.find(({ id }) => id === section)?.template;
  const definition = template === undefined ? undefined : findSection(template);
  if (template === undefined || !definition) return null;
  const name = templateLabel(template);
  const isHeader = definition.category === "header";
  const canUp = canMove(sections, section, -1);
  const canDown = canMove(sections, section, 1);
  return (
    <Tracked
      canvas={canvas}
      find={() => canvas.elementOf(target)}
      place={placeToolbar}
      className="section-toolbar-place"
    >
      <Toolbar
        label={t("section.toolbar", { name })}
        orientation="vertical"
        className={text ? "section-toolbar is-typing" : "section-toolbar"}
        data={{ "data-section-toolbar": "", "data-canvas-keys": "" }}
      >
        <span className="section-toolbar-name" aria-hidden="true">
          {name}
        </span>
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
        <SwapMenu section={section} template={template} />
        <Background section={section} />
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
        {text && <TextTools canvas={canvas} handle={text} />}
      </Toolbar>
    </Tracked>
  );
}
