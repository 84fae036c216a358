import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogHead } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { typedWithin } from "../../ui/typed-within.ts";
import { useTranslate } from "../../words/i18n.ts";

export interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly limit: number;
  readonly isRequired: boolean;
  readonly initial: string;
  readonly onClose: () => void;
  readonly onSave: (text: string) => void;
}

/** Asks for one line about a point: its name, or the note on a release. */
export function NameDialog(props: NameDialogProps): ReactNode {
  const { title, label, hint, limit, isRequired, initial, onClose, onSave } = props;
  const t = useTranslate("versions");
  const [text, setText] = useState(initial);
  const isWrong = isRequired && text.trim() === "";
  return (
    <Dialog isOpen onClose={onClose} className="version-name-dialog">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) onSave(text.trim());
        }}
      >
        <DialogHead title={title} closeLabel={t("name.cancel")} onClose={onClose} />
        <div className="version-name-field">
          <Field
            label={label}
            hint={hint}
            value={text}
            autoComplete="off"
            onChange={({ target }) => setText(typedWithin(target, text, limit))}
          />
        </div>
        <div className="row version-name-buttons">
          <Button onClick={onClose}>{t("name.cancel")}</Button>
          <Button type="submit" variant="primary" disabled={isWrong}>
            {t("name.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
