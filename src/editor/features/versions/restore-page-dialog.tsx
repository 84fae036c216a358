import { Link2 } from "lucide-react";
import type { ReactNode } from "react";
import type { LinkedChoice } from "#/site/restore/restore-page.ts";
import type { Section } from "#/site/section.ts";
import { useEditor } from "../../session/editor.ts";
import { pagesOf } from "../../session/linked-pages.ts";
import { nameOfSection } from "../../session/section-name.ts";
import { useLinkedPlaces } from "../../session/use-linked-places.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";
import "./restore-page.css";

interface RestorePageDialogProps {
  /** Of the page. */
  readonly name: string;
  /** As they were. */
  readonly linked: readonly Section[];
  /** The page itself has changed too. */
  readonly isOther: boolean;
  readonly onClose: () => void;
  readonly onRestore: (linked: LinkedChoice) => void;
}

/** Asks whether the linked sections of a page are restored with it, and says on how many pages they stand. */
export function RestorePageDialog(props: RestorePageDialogProps): ReactNode {
  const { name, linked, isOther, onClose, onRestore } = props;
  const editor = useEditor();
  const t = useTranslate("versions");
  const say = useTranslate("screens");
  const places = useLinkedPlaces();
  const count = linked.length;
  return (
    <Dialog isOpen onClose={onClose} className="version-restore-dialog">
      <DialogHead
        title={t("restoreAsk.title", { name })}
        closeLabel={say("close")}
        onClose={onClose}
      />
      <div className="version-restore-body">
        <p>{t("restoreAsk.about", { count })}</p>
        <ul>
          {linked.map((section) => (
            <li key={section.id}>
              <Link2 className="secondary-text" aria-hidden="true" />
              <span className="truncated">{nameOfSection(editor, section)}</span>
              <span className="secondary-text size-12">
                {places &&
                  t("restoreAsk.onPages", { count: pagesOf(editor, section.id, places).length })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="dialog-foot version-restore-foot">
        <Button onClick={onClose}>{say("cancel")}</Button>
        {isOther && <Button onClick={() => onRestore("stay")}>{t("restoreAsk.only")}</Button>}
        <Button variant="primary" onClick={() => onRestore("restored")}>
          {isOther ? t("restoreAsk.both", { count }) : t("restoreAsk.linked", { count })}
        </Button>
      </div>
    </Dialog>
  );
}
