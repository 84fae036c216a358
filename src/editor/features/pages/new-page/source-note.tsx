import type { ReactNode } from "react";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { useNarrow } from "../../../ui/use-narrow.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { entryOf } from "../page-commands.ts";
import type { PageWords } from "../page-commands.ts";
import type { PageSource } from "./page-source.ts";

type ChosenSource = Exclude<PageSource, { kind: "none" }>;

/** What a source is called where it is chosen. */
function nameOf(editor: Editor, source: ChosenSource, t: PageWords): string {
  switch (source.kind) {
    case "empty":
      return t("add.empty");
    case "ready":
      return t(`add.ready.${source.ready.id}`);
    case "saved":
      return source.saved.name;
    case "starter":
      return source.name;
    case "copy":
      return entryOf(editor, source.page)?.name ?? "";
  }
}

/** Beside the button that creates: where the list of sources may be scrolled away, what is chosen in it. */
export function SourceNote({ source }: { readonly source: PageSource }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("pages");
  const isNarrow = useNarrow();
  return (
    <span className="grow size-12 secondary-text truncated">
      {source.kind === "none"
        ? t("add.choose")
        : isNarrow
          ? t("add.chosen", { name: nameOf(editor, source, t) })
          : t("add.oneStep")}
    </span>
  );
}
