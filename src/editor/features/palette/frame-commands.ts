import { Eye, Languages, Redo2, Smartphone, Tablet, Monitor, Undo2 } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { isAtLeast } from "#/api/roles.ts";
import { canvasState } from "../../canvas/canvas-state.ts";
import { navigate } from "../../navigation/location.ts";
import type { Editor } from "../../session/editor.ts";
import type { Command } from "../../shell/command.ts";
import type { Feature } from "../../shell/feature.ts";
import { focusPanel } from "../../shell/focus-panel.ts";
import { showPanel } from "../../shell/show-panel.ts";
import { translate, translator } from "../../words/i18n.ts";

/** The panels and screens that are found by other words too. */
const worded = [
  "find",
  "pages",
  "sections",
  "theme",
  "keys",
  "comments",
  "media",
  "inbox",
  "versions",
  "translations",
  "site",
] as const;

/** Other words for a panel, or for a screen by the last part of its label's key. */
function otherWords(name: string): Pick<Command, "synonyms"> {
  const known = worded.find((one) => one === name.replace(/^frame\./, ""));
  return known ? { synonyms: translator("palette")(`synonyms.${known}`) } : {};
}

function panelCommands(editor: Editor, features: readonly Feature[]): Command[] {
  const t = translator("palette");
  return features
    .flatMap(({ panels }) => panels ?? [])
    .filter(({ needs = "editor" }) => isAtLeast(editor.role.get(), needs))
    .map(({ name, label, Icon }) => ({
      id: `panel.${name}`,
      group: "go",
      label: translate(label),
      detail: t("kind.panel"),
      ...otherWords(name),
      Icon,
      run() {
        showPanel(editor, name);
        focusPanel();
      },
    }));
}

function screenCommands({ site, role, store }: Editor, features: readonly Feature[]): Command[] {
  const t = translator("palette");
  const all = features.flatMap(({ railLinks }) => railLinks ?? []);
  const hasLanguages = (store.records().site?.languages.length ?? 0) > 1;
  return all
    .filter(({ needs = "editor" }) => isAtLeast(role.get(), needs))
    .filter(({ isForMembers }) => !(site.isGuest && isForMembers))
    .filter(({ isForLanguages = false }) => hasLanguages || !isForLanguages)
    .map(({ label, Icon, address }) => ({
      id: `screen.${label}`,
      group: "go",
      label: translate(label),
      detail: t("kind.screen"),
      ...otherWords(label),
      Icon,
      run: () => navigate(address(site)),
    }));
}

/** In which of the site's languages the page is shown. */
function languageCommands({ language, store }: Editor): Command[] {
  const languages = store.records().site?.languages ?? [];
  const t = translator("palette");
  if (languages.length < 2) return [];
  return languages.map(({ code, localName }) => ({
    id: `pageLanguage.${code}`,
    group: "do",
    label: localName,
    detail: t("kind.pageLanguage"),
    synonyms: `${code} ${t("synonyms.pageLanguage")}`,
    ...(language.get() === code && { hint: t("chosen") }),
    Icon: Languages,
    run: () => language.set(code),
  }));
}

function canvasCommands(editor: Editor): Command[] {
  if (!editor.canvas.get()) return [];
  const { isPreview, device } = canvasState(editor);
  const t = translator("palette");
  const widths: readonly (readonly ["desktop" | "tablet" | "mobile", LucideIcon])[] = [
    ["desktop", Monitor],
    ["tablet", Tablet],
    ["mobile", Smartphone],
  ];
  const preview: Command = {
    id: "preview",
    group: "do",
    label: translate("frame.preview"),
    synonyms: t("synonyms.preview"),
    Icon: Eye,
    run: () => isPreview.set(true),
  };
  return [
    ...(isAtLeast(editor.role.get(), "writer") ? [preview] : []),
    ...languageCommands(editor),
    ...widths.map(([value, Icon]): Command => ({
      id: `width.${value}`,
      group: "do",
      label: translate(`frame.${value}`),
      detail: translate("frame.width"),
      synonyms: t("synonyms.width"),
      ...(device.get() === value && { hint: t("chosen") }),
      Icon,
      run: () => device.set(value),
    })),
  ];
}

function stepCommands(editor: Editor): Command[] {
  const { past, future } = editor.store.history.get();
  const undo: Command = {
    id: "undo",
    group: "do",
    label: translate("undo"),
    chord: "Mod+Z",
    Icon: Undo2,
    run: editor.undo,
  };
  const redo: Command = {
    id: "redo",
    group: "do",
    label: translate("redo"),
    chord: "Mod+Shift+Z",
    Icon: Redo2,
    run: editor.redo,
  };
  return [...(past.length > 0 ? [undo] : []), ...(future.length > 0 ? [redo] : [])];
}

/** What the frame around an open site has: panels, screens, how the page is shown, undo and redo. */
export function frameCommands(editor: Editor, features: readonly Feature[]): readonly Command[] {
  return [
    ...panelCommands(editor, features),
    ...screenCommands(editor, features),
    ...canvasCommands(editor),
    ...stepCommands(editor),
  ];
}
