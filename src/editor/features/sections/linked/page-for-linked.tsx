import { File } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../../session/editor.ts";
import { usePageIndex } from "../../../session/hooks.ts";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import type { Placing } from "../sections-state.ts";
import { addToPage } from "./linked-actions.ts";
import "./linked.css";

/** With more pages than this they can be searched. */
const fewPages = 8;

/** Asks to which page a linked section is added. */
export function PageForLinked(props: Placing & { readonly onClose: () => void }): ReactNode {
  const { linked, pages, onClose } = props;
  const editor = useEditor();
  const t = useTranslate("editing");
  const say = useTranslate("screens");
  const { entries } = usePageIndex();
  const [query, setQuery] = useState("");
  const words = query.trim().toLocaleLowerCase();
  const found = entries.filter(
    ({ id, name }) => pages.includes(id) && name.toLocaleLowerCase().includes(words),
  );
  const choose = (page: string): void => {
    onClose();
    void addToPage(editor, { linked, page }, t);
  };
  return (
    <Dialog isOpen onClose={onClose} className="linked-page-dialog">
      <DialogHead title={t("linked.addToTitle")} closeLabel={say("close")} onClose={onClose} />
      {pages.length > fewPages && (
        <SearchField
          label={t("linked.findPage")}
          clearLabel={say("search.clear")}
          value={query}
          onChange={setQuery}
        />
      )}
      <ul className="linked-page-list">
        {found.map(({ id, name, path }) => (
          <li key={id}>
            <button type="button" className="menu-item" onClick={() => choose(id)}>
              <File aria-hidden="true" />
              <span className="grow truncated">{name}</span>
              <span className="tertiary-text size-12 truncated">{path}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
