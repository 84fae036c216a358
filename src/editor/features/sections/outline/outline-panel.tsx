import { EyeOff, GripVertical, Link2, Lock, Plus, X } from "lucide-react";
import { useMemo, useRef } from "react";
import type { PointerEvent, ReactNode, RefObject } from "react";
import { primaryLanguage } from "#/site/language.ts";
import { seenSections } from "#/site/linked.ts";
import type { Section } from "#/site/section.ts";
import { preloadPicker } from "../picker/open-picker.tsx";
import { sectionsState } from "../sections-state.ts";
import { announceReorder } from "../overlay/section-reorder.ts";
import { MoreMenu } from "../overlay/section-menus.tsx";
import { moveSectionTo, pinnedSections } from "../section-commands.ts";
import { templateLabel } from "../../../words/own-names.ts";
import { createSignal, useSignal } from "../../../signals/signal.ts";
import { metaTopic, sectionsTopic, siteTopic } from "../../../document-store/topics.ts";
import { useStored } from "../../../document-store/use-stored.ts";
import { useEditor } from "../../../session/editor.ts";
import type { PanelProps } from "../../../shell/feature.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { sectionTitle } from "../../../fields/link/section-names.ts";
import { IconButton } from "../../../ui/button.tsx";
import { dropLine } from "../../../ui/reorder/drop-index.ts";
import { DragGhost } from "../../../ui/reorder/drag-ghost.tsx";
import { reorderByKey } from "../../../ui/reorder/reorder.ts";
import type { Reordering, ReorderHost } from "../../../ui/reorder/reorder.ts";
import { useRowMoves } from "../../../ui/reorder/use-row-moves.ts";
import type { RowMoves } from "../../../ui/reorder/use-row-moves.ts";
import { findSection } from "#/sections/definitions.ts";
import { SectionRowThumbnail } from "./section-row-thumbnail.tsx";
import "./outline.css";

/** Rows are put in order within their list. */
function useRowReorder(list: RefObject<HTMLElement | null>): ReorderHost {
  const editor = useEditor();
  const t = useTranslate("editing");
  return useMemo(
    () => ({
      state: createSignal<Reordering | null>(null),
      timers: editor.timers,
      boxes: () =>
        [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].map((row) => {
          const { top, height } = row.getBoundingClientRect();
          return { id: row.dataset["row"] ?? "", top, height };
        }),
      room: () => list.current?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight },
      scrollBy: (distance) => list.current?.scrollBy(0, distance),
      pinned: () => pinnedSections(editor),
      onDrop: (id, index) => moveSectionTo(editor, id, index, t),
    }),
    [editor, list, t],
  );
}

interface RowProps {
  readonly section: Section;
  readonly host: ReorderHost;
  readonly moves: RowMoves;
}

function Row({ section, host, moves }: RowProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const selection = useSignal(editor.selection);
  const moving = useSignal(host.state);
  const page = editor.page.get();
  const primary = primaryLanguage(editor.store.records().site?.languages ?? []);
  const label = templateLabel(section.template);
  const title = sectionTitle(section, editor.language.get(), primary) || label;
  const isSelected =
    selection !== null && "section" in selection && selection.section === section.id;
  const isHeader = findSection(section.template)?.category === "header";
  const handlePress = (event: PointerEvent<HTMLElement>): void =>
    moves.begin(event, section.id, !isHeader);
  return (
    <li
      data-row={section.id}
      className={moving?.id === section.id ? "outline-row drag" : "outline-row"}
      data-hidden={section.hidden}
      aria-current={isSelected || undefined}
    >
      {isHeader ? (
        <Lock aria-hidden="true" />
      ) : (
        <button
          type="button"
          className="grip"
          aria-label={`${t("section.drag")}: ${title}`}
          onPointerDown={handlePress}
          onBlur={() => reorderByKey(host, "Tab", section.id)}
          onKeyDown={(event) => {
            const what = reorderByKey(host, event.key, section.id);
            if (!what) return;
            event.preventDefault();
            event.stopPropagation();
            announceReorder(editor, section.id, what, t, host.state.get());
          }}
        >
          <GripVertical aria-hidden="true" />
        </button>
      )}
      <SectionRowThumbnail section={section} />
      <button
        type="button"
        className="grow outline-row-name"
        // it keeps the pointer, and its click
        onPointerDown={handlePress}
        onClick={({ detail }) => {
          // what a pointer has moved isn't chosen; a key has pressed nothing before
          if (detail > 0 && moves.hasMoved.get()) return;
          editor.selection.set({ page, section: section.id });
          editor.canvas.get()?.reveal({ page, section: section.id }, { flash: true });
        }}
      >
        <span className="truncated">{title}</span>
        <span className="truncated size-12 tertiary-text">
          {section.linked !== undefined && (
            <>
              <Link2 aria-hidden="true" />
              <span className="visually-hidden">{t("linked.title")}: </span>
            </>
          )}
          {section.hidden && <EyeOff aria-hidden="true" />}
          {section.hidden ? t(`visibility.${section.hidden}`) : label}
        </span>
      </button>
      <MoreMenu section={section.id} className="button ghost icon-only sm" />
      <DragGhost moving={moving?.id === section.id ? moving : null}>{title}</DragGhost>
    </li>
  );
}

function DropLine({
  host,
  list,
}: {
  host: ReorderHost;
  list: RefObject<HTMLElement | null>;
}): ReactNode {
  const moving = useSignal(host.state);
  if (!moving || !list.current) return null;
  const top =
    dropLine(host.boxes(moving.id), moving.id, moving.index) -
    list.current.getBoundingClientRect().top +
    list.current.scrollTop;
  return <li className="drop" style={{ top }} aria-hidden="true" />;
}

/** The sections of the page in their order. */
export function OutlinePanel({ onClose }: PanelProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("editing");
  const list = useRef<HTMLUListElement>(null);
  const host = useRowReorder(list);
  const moves = useRowMoves(host, list);
  const page = useSignal(editor.page);
  // names and pictures follow what is done here
  useSignal(editor.store.history);
  const sections =
    useStored(editor.store, [sectionsTopic(page), metaTopic(page)], (records) =>
      seenSections(records, page),
    ) ?? [];
  const footer = useStored(editor.store, [siteTopic("footer")], ({ site }) => site?.footer);
  const last = sections.at(-1)?.id ?? null;
  const add = (): void => sectionsState(editor).insertion.set({ after: last });
  return (
    <>
      <div className="panel-head">
        <h2 className="section-title">{t("section.sections")}</h2>
        <button
          type="button"
          className="button icon-only ghost"
          aria-label={t("section.add")}
          title={t("section.add")}
          onFocus={() => void preloadPicker(editor)}
          onPointerEnter={() => void preloadPicker(editor)}
          onClick={add}
        >
          <Plus aria-hidden="true" />
        </button>
        <IconButton label={t("close")} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <ul className="panel-body section-list" ref={list}>
        {sections.map((section) => (
          <Row key={section.id} section={section} host={host} moves={moves} />
        ))}
        <DropLine host={host} list={list} />
        <li className="outline-row fixed">
          <Lock aria-hidden="true" />
          {footer && <SectionRowThumbnail section={footer} />}
          <button
            type="button"
            className="grow outline-row-name"
            onClick={() => {
              editor.selection.set({ part: "footer" });
              editor.canvas.get()?.reveal({ part: "footer" });
            }}
          >
            <span>{t("section.footer")}</span>
            <span className="size-12 tertiary-text">{t("section.same")}</span>
          </button>
        </li>
        <li>
          <button
            type="button"
            className="menu-item"
            onFocus={() => void preloadPicker(editor)}
            onPointerEnter={() => void preloadPicker(editor)}
            onClick={add}
          >
            <Plus aria-hidden="true" />
            <span className="grow">{t("section.add")}</span>
            <kbd>/</kbd>
          </button>
        </li>
      </ul>
    </>
  );
}
