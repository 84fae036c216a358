import { useState } from "react";
import type { ReactNode } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { savedNameLimit } from "#/api/saved-sections.ts";
import type { NewSavedSection, SavedSection } from "#/api/saved-sections.ts";
import { cutText } from "#/lib/cut-text.ts";
import { lookAgain } from "../api/look-again.ts";
import { useEditor } from "../session/editor.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogHead } from "../ui/dialog.tsx";
import { ErrorNote } from "../ui/error-note.tsx";
import { Field } from "../ui/field.tsx";
import { typedWithin } from "../ui/typed-within.ts";
import { useTranslate } from "../words/i18n.ts";
import { savedClient, savedKey } from "./saved-client.ts";
import "./saved.css";

export interface SaveDialogProps {
  readonly title: string;
  /** What it is good for. */
  readonly about: string;
  readonly preview: ReactNode;
  /** What it is called until its owner says otherwise. */
  readonly nameToStart: string;
  /** What is saved under a name; undefined where it is gone. */
  readonly body: (name: string) => NewSavedSection | undefined;
  readonly onSaved: (saved: SavedSection) => void;
  readonly onClose: () => void;
}

/** Keeps something for all sites of the account, under a name. */
export function SaveDialog(props: SaveDialogProps): ReactNode {
  const { title, about, preview, onClose } = props;
  const say = useTranslate("screens");
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead title={title} hint={about} closeLabel={say("close")} onClose={onClose} />
      {preview}
      <SaveForm {...props} />
    </Dialog>
  );
}

function useSave({ body, onSaved, onClose }: SaveDialogProps) {
  const editor = useEditor();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(name: string) {
      const made = body(name);
      return made && savedClient.save(editor.call, editor.site.id, made);
    },
    onSuccess(saved) {
      onClose();
      if (saved) onSaved(saved);
    },
    onSettled: () => lookAgain(queries, savedKey),
  });
}

function SaveForm(props: SaveDialogProps): ReactNode {
  const { title, nameToStart } = props;
  const say = useTranslate("screens");
  const [name, setName] = useState(() => cutText(nameToStart, savedNameLimit));
  const save = useSave(props);
  const isMissing = name.trim() === "";
  return (
    <form
      className="form-dialog-body"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing && !save.isPending) save.mutate(name.trim());
      }}
    >
      <Field
        isLarge
        label={say("kept.name")}
        value={name}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is the one thing that is asked
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setName(typedWithin(target, name, savedNameLimit))}
        error={isMissing ? say("kept.nameMissing") : undefined}
      />
      <ErrorNote error={save.error} />
      <Button type="submit" variant="primary" size="lg" isBusy={save.isPending}>
        {title}
      </Button>
    </form>
  );
}
