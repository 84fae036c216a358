import { useState } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { changePath, entryOf } from "./page-commands.ts";
import { PathField, usePathProblem } from "./path-field.tsx";

interface PathDialogProps {
  readonly page: string;
  readonly onClose: () => void;
}

/** Gives a page another path; the one that it had leads to it from then on. */
export function PathDialog(props: PathDialogProps): ReactNode {
  const t = useTranslate("pages");
  const say = useTranslate("screens");
  return (
    <Dialog isOpen onClose={props.onClose} className="form-dialog">
      <DialogHead title={t("path.title")} closeLabel={say("close")} onClose={props.onClose} />
      <PathForm {...props} />
    </Dialog>
  );
}

function PathForm({ page, onClose }: PathDialogProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("pages");
  const say = useTranslate("screens");
  const [was] = useState(() => entryOf(editor, page)?.path ?? "/");
  const [path, setPath] = useState(was);
  const problem = usePathProblem(path, page);
  return (
    <form
      className="form-dialog-body"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem) return;
        changePath(editor, page, { typed: path, was });
        onClose();
      }}
    >
      <PathField
        path={path}
        problem={problem}
        hint={path === was ? t("path.own") : t("path.redirects", { path: was })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog puts the focus where one begins
        autoFocus
        onChange={setPath}
      />
      <div className="row dialog-buttons">
        <Button onClick={onClose}>{say("cancel")}</Button>
        <Button type="submit" variant="primary" disabled={problem !== undefined}>
          {t("path.save")}
        </Button>
      </div>
    </form>
  );
}
