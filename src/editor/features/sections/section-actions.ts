import { findSection } from "#/sections/definitions.ts";
import { anchorId } from "#/site/router.ts";
import { hiddenOn } from "#/site/section.ts";
import type { HiddenOn, Section } from "#/site/section.ts";
import { copyPartByHand, pasteByHand } from "../../canvas/clipboard/clips.ts";
import { askedComment } from "../../session/asked-comment.ts";
import type { Editor } from "../../session/editor.ts";
import { openPanel } from "../../shell/panel-state.ts";
import type { Translate } from "../../words/i18n.ts";
import { cutSectionByHand } from "./clipboard/listen-for-clipboard.ts";
import { linkSection } from "./linked/linked-actions.ts";
import { duplicateSection, hideSection } from "./section-commands.ts";
import { sectionsState } from "./sections-state.ts";

type Words = Translate<"editing">;

const visibilities = [...hiddenOn, "nowhere"] as const;

export type SectionAction =
  | (typeof visibilities)[number]
  | "duplicate"
  | "link"
  | "save"
  | "copy"
  | "cut"
  | "copyStyle"
  | "paste"
  | "comment"
  | "anchor"
  | "outline";

function copyAnchor(editor: Editor, section: string, t: Words): void {
  const { index } = editor.store.records();
  const path = index?.entries.find(({ id }) => id === editor.page.get())?.path ?? "/";
  const address = new URL(
    `${path === "/" ? "/" : `${path}/`}#${anchorId(section)}`,
    editor.site.address,
  );
  void navigator.clipboard
    .writeText(address.href)
    .then(() => editor.toast(t("section.anchorCopied")));
}

/** What is done more rarely with a section of the page that is shown. */
export function sectionActions(
  editor: Editor,
  section: string,
  t: Words,
): Readonly<Record<SectionAction, () => void>> {
  const hide = (hidden: HiddenOn | null) => (): void => hideSection(editor, section, hidden, t);
  const select = () => editor.selection.set({ page: editor.page.get(), section });
  return {
    nowhere: hide(null),
    everywhere: hide("everywhere"),
    phones: hide("phones"),
    desktops: hide("desktops"),
    outline: () => openPanel(editor).set("sections"),
    duplicate: () => duplicateSection(editor, section),
    link: () => linkSection(editor, section, t),
    save: () => sectionsState(editor).saving.set(section),
    copy: () => copyPartByHand(editor, { section }, t),
    copyStyle: () => copyPartByHand(editor, { section, part: { kind: "style" } }, t),
    cut: () => cutSectionByHand(editor, section, t),
    paste() {
      select();
      void pasteByHand(editor, t);
    },
    comment() {
      select();
      askedComment(editor).set(section);
      openPanel(editor).set("comments");
    },
    anchor: () => copyAnchor(editor, section, t),
  };
}

interface OfferedAction {
  readonly value: SectionAction;
  readonly label: string;
  readonly beginsGroup?: boolean;
}

/** Which of them are offered for a section, in their order. */
export function offeredActions(
  editor: Editor,
  { template, linked, hidden }: Pick<Section, "template" | "linked" | "hidden">,
  t: Words,
): OfferedAction[] {
  const definition = findSection(template);
  // what draws nothing of its own can't be hidden
  const hasContent = Object.keys(definition?.fields ?? {}).length > 0;
  const canLink = linked === undefined && definition?.isUnique === false;
  return [
    { value: "duplicate", label: t("section.duplicate") },
    ...(canLink ? [{ value: "link", label: t("linked.link") } as const] : []),
    ...(editor.site.isGuest ? [] : [{ value: "save", label: t("section.save") } as const]),
    { value: "copy", label: t("clipboard.copy"), beginsGroup: true },
    { value: "cut", label: t("clipboard.cut") },
    { value: "copyStyle", label: t("clipboard.copyStyle") },
    { value: "paste", label: t("clipboard.paste") },
    { value: "comment", label: t("section.comment"), beginsGroup: true },
    { value: "anchor", label: t("section.copyAnchor") },
    { value: "outline", label: t("section.toOutline") },
    ...visibilities
      .filter((value) => hasContent && value !== (hidden ?? "nowhere"))
      .map((value, index) => ({
        value,
        label: t(`visibility.to.${value}`),
        beginsGroup: index === 0,
      })),
  ];
}
