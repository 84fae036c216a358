import { useRef, useState } from "react";
import type { ReactNode } from "react";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { findSection, registry } from "#/sections/registry.ts";
import { areOneFamily } from "#/site/section.ts";
import type { Section } from "#/site/section.ts";
import type { SectionSpot } from "../../../canvas/find-target.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { useSignal } from "../../../signals/signal.ts";
import { withLook } from "../../../session/page-looks.ts";
import { sectionsOf } from "../../../session/sections-of.ts";
import { toastStep } from "../../../session/toast-step.ts";
import { withPicturePlaces } from "../../../thumbnails/filled-pictures.ts";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import type { Translate } from "../../../words/i18n.ts";
import { labelOf, templateLabel } from "../../../words/own-names.ts";
import { NothingFound } from "../picker/nothing-found.tsx";
import { PickerGrid } from "../picker/picker-grid.tsx";
import type { ThumbnailOf } from "../picker/picker-grid.tsx";
import { SectionThumbnail } from "../picker/template-thumbnail.tsx";
import { searchKey } from "../picker/search-key.ts";
import { useTemplateSearch } from "../picker/use-template-search.ts";
import { swapSection } from "../section-commands.ts";
import { leftOut } from "./left-out.ts";
import { layoutsFor } from "./layouts-for.ts";
import { sectionAfterSwap } from "./section-after-swap.ts";
import { swapStart } from "./swap-start.ts";
import "../picker/picker.css";

interface SwapDialogProps {
  readonly spot: SectionSpot;
  readonly onClose: () => void;
}

/** What stands there; undefined of what somebody else deleted meanwhile. */
function sectionAt(editor: Editor, spot: SectionSpot): Section | undefined {
  if ("part" in spot) return editor.store.records().site?.footer;
  return sectionsOf(editor).find(({ id }) => id === spot.section);
}

/** Swaps, and says where what the layout has no place for is kept. */
function swapAndTell(
  editor: Editor,
  { spot, template, t }: { spot: SectionSpot; template: string; t: Translate<"sections"> },
): void {
  const before = sectionAt(editor, spot);
  if (!before) return;
  swapSection(editor, spot, template, swapStart(editor)(before, template));
  const after = sectionAt(editor, spot);
  const count = after ? leftOut(before, after) : 0;
  if (count === 0) return;
  const message = t("swap.leftOut", { count, layout: templateLabel(before.template) });
  toastStep(editor, message, { label: t("undo"), run: () => editor.undo() });
}

/** Gives a section or the footer another layout; its content is kept. Those of its own kind come first. */
export function SwapDialog(props: SwapDialogProps): ReactNode {
  return (
    <Dialog isOpen onClose={props.onClose} className="picker is-swap">
      <Layouts {...props} />
    </Dialog>
  );
}

/** All templates but those that a page has one of, and has. */
function freeTemplates(editor: Editor): readonly SectionDefinition[] {
  const standing = new Set(sectionsOf(editor).map((one) => one.template));
  return registry.filter(({ id, isUnique }) => !isUnique || !standing.has(id));
}

/** Thumbnails that show what stands at a spot as other layouts make it. */
function useThumbnails(spot: SectionSpot): ThumbnailOf {
  const editor = useEditor();
  const assets = useSignal(editor.assets);
  return (definition, onDrawn) => (
    <SectionThumbnail
      {...{ definition, assets, onDrawn }}
      section={() => {
        const section = sectionAt(editor, spot);
        if (!section) return undefined;
        const { fields, ...own } = sectionAfterSwap(editor, section, definition.id);
        return { ...own, fields: withPicturePlaces(definition.fields, fields) };
      }}
    />
  );
}

function Layouts({ spot, onClose }: SwapDialogProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("sections");
  const say = useTranslate("screens");
  const search = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const find = useTemplateSearch().any;
  const thumbnailOf = useThumbnails(spot);
  const own = findSection(sectionAt(editor, spot)?.template ?? "");
  if (!own) return null;
  const layouts = layoutsFor(own, freeTemplates(editor));
  const groups = (["alike", "others"] as const).flatMap((group) => {
    const templates = find(layouts[group], query);
    return templates.length > 0 ? [{ group, templates }] : [];
  });
  const choose = (id: string): void => {
    onClose();
    // the dialog gives the focus back first
    requestAnimationFrame(() => withLook(id, () => swapAndTell(editor, { spot, template: id, t })));
  };
  const takeFirst = (): void => {
    const first = groups[0]?.templates[0];
    if (first) choose(first.id);
  };
  return (
    <>
      <DialogHead
        title={t("swap.title")}
        hint={labelOf(own)}
        closeLabel={say("close")}
        onClose={onClose}
      >
        <SearchField
          ref={search}
          label={t("picker.search")}
          clearLabel={say("search.clear")}
          value={query}
          onChange={setQuery}
          onKeyDown={(event) => searchKey(event, { found: body.current, takeFirst })}
        />
      </DialogHead>
      <div className="picker-body">
        <div className="picker-grid" ref={body}>
          <p className="hint">{t("swap.about")}</p>
          {groups.map(({ group, templates }, index) => (
            <section key={group}>
              <h3>{t(`swap.${group}`)}</h3>
              <PickerGrid
                templates={templates}
                label={t(`swap.${group}`)}
                effectOf={(id) => {
                  const other = findSection(id);
                  return other && areOneFamily(own, other) ? "keepsAll" : "swap";
                }}
                thumbnailOf={thumbnailOf}
                onInsert={choose}
                takesFocus={index === 0}
                search={search}
              />
            </section>
          ))}
          {groups.length === 0 && query !== "" && (
            <NothingFound
              query={query}
              onShowAll={() => {
                setQuery("");
                search.current?.focus();
              }}
            />
          )}
        </div>
      </div>
    </>
  );
}
