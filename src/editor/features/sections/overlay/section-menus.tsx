import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { findSection } from "#/sections/definitions.ts";
import { anchorId } from "#/site/router.ts";
import { hiddenOn } from "#/site/section.ts";
import type { HiddenOn } from "#/site/section.ts";
import { copyPartByHand, pasteByHand } from "../../../canvas/clipboard/clips.ts";
import { cutSectionByHand } from "../clipboard/listen-for-clipboard.ts";
import { useSection } from "./use-section.ts";
import { duplicateSection, hideSection } from "../section-commands.ts";
import { linkSection } from "../linked/linked-actions.ts";
import { sectionsState } from "../sections-state.ts";
import { askedComment } from "../../../session/asked-comment.ts";
import { openPanel } from "../../../shell/panel-state.ts";
import { useEditor } from "../../../session/editor.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { MenuButton } from "../../../ui/layer/menu-button.tsx";

const visibilities = [...hiddenOn, "nowhere"] as const;

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
  // what draws nothing of its own can't be hidden
  const hasContent = Object.keys(findSection(own?.template ?? "")?.fields ?? {}).length > 0;
  const canLink = own?.linked === undefined && findSection(own?.template ?? "")?.isUnique === false;
  const hide = (hidden: HiddenOn | null) => (): void => hideSection(editor, section, hidden, t);
  const actions = {
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
      editor.selection.set({ page: editor.page.get(), section });
      void pasteByHand(editor, t);
    },
    comment() {
      editor.selection.set({ page: editor.page.get(), section });
      askedComment(editor).set(section);
      openPanel(editor).set("comments");
    },
    anchor: () => {
      const path =
        editor.store.records().index?.entries.find(({ id }) => id === editor.page.get())?.path ??
        "/";
      const address = new URL(
        `${path === "/" ? "/" : `${path}/`}#${anchorId(section)}`,
        editor.site.address,
      );
      void navigator.clipboard
        .writeText(address.href)
        .then(() => editor.toast(t("section.anchorCopied")));
    },
  };
  const choices = [
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
      .filter((value) => hasContent && value !== (own?.hidden ?? "nowhere"))
      .map((value, index) => ({
        value,
        label: t(`visibility.to.${value}`),
        beginsGroup: index === 0,
      })),
  ] as const;
  return (
    <MenuButton<keyof typeof actions>
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
