import { Type } from "lucide-react";
import type { ReactNode } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { FoundText } from "#/api/texts.ts";
import { findTexts } from "../../api/texts-client.ts";
import { useEditor } from "../../session/editor.ts";
import type { Editor } from "../../session/editor.ts";
import { showProblem } from "../../session/show-problem.ts";
import { useSignal } from "../../signals/signal.ts";
import type { Command } from "../../shell/command.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { Translate } from "../../words/i18n.ts";
import { plain } from "./match.ts";
import { Palette } from "./palette.tsx";
import { typingOf } from "./palette-state.ts";
import { useCommands } from "./use-commands.ts";

/** Fewer letters stand in every text. */
const leastTyped = 3;
const mostTexts = 5;
/** Characters before and behind what is typed. */
const around = 24;

/** The part of a text that has what is typed. */
function excerpt(text: string, typed: string): string {
  const place = Math.max(0, plain(text).indexOf(plain(typed)));
  const [from, to] = [Math.max(0, place - around), place + typed.length + around];
  const part = text.slice(from, to).replaceAll(/\s+/gu, " ").trim();
  return `${from > 0 ? "…" : ""}${part}${to < text.length ? "…" : ""}`;
}

function textCommand(
  editor: Editor,
  { page, target, path, language, text }: FoundText,
  { typed, t }: { typed: string; t: Translate<"palette"> },
): Command {
  const { index } = editor.store.records();
  const name = index?.entries.find(({ id }) => id === page)?.name;
  return {
    id: "",
    group: "go",
    label: t("quotedText", { text: excerpt(text, typed) }),
    detail: name === undefined ? t("textOfSite") : t("textOn", { page: name }),
    Icon: Type,
    run: () => showProblem(editor, { page, target, path, language }),
  };
}

/** Texts of the site that say what is typed. */
function useTexts(typed: string): readonly Command[] {
  const editor = useEditor();
  const t = useTranslate("palette");
  const search = typed.trim();
  const isAsked = search.length >= leastTyped;
  const found = useQuery({
    queryKey: ["palette", editor.site.id, search],
    queryFn: () =>
      findTexts(editor.call, editor.site.id, { search, matchCase: false, wholeWord: false }),
    enabled: isAsked,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (!isAsked) return [];
  return (found.data?.texts ?? [])
    .filter(({ text }) => plain(text).includes(plain(search)))
    .slice(0, mostTexts)
    .map((text) => textCommand(editor, text, { typed: search, t }));
}

/** The palette over an open site: with its texts. */
export function SitePalette({ onClose }: { onClose: () => void }): ReactNode {
  const editor = useEditor();
  const typing = typingOf(editor);
  const { typed } = useSignal(typing);
  return (
    <Palette
      known={useCommands(editor)}
      typing={typing}
      texts={useTexts(typed)}
      onClose={onClose}
    />
  );
}
