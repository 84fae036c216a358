import { Plus, X } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import type { PanelProps } from "../../shell/feature.ts";
import { IconButton } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { pageDialog } from "./pages-state.ts";
import { PageTreeView } from "./tree/page-tree-view.tsx";

/** All pages of the site, in the order of the menu. */
export function PagesPanel({ onClose }: PanelProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("pages");
  const say = useTranslate();
  const [query, setQuery] = useState("");
  return (
    <>
      <div className="panel-head">
        <h2 className="section-title">{t("title")}</h2>
        <IconButton
          label={t("newPage")}
          icon={<Plus aria-hidden="true" />}
          onClick={() => pageDialog(editor).set({ kind: "add", parent: null })}
        />
        <IconButton label={say("close")} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className="pages-search">
        <SearchField
          label={t("find")}
          clearLabel={t("clearSearch")}
          value={query}
          onChange={setQuery}
        />
      </div>
      <PageTreeView query={query} />
    </>
  );
}
