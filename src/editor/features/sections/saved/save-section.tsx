import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { savedNameLimit } from "#/api/saved-sections.ts";
import { cutText } from "#/lib/text-length.ts";
import { findSection } from "#/sections/definitions.ts";
import { ErrorNote } from "../../../ui/error-note.tsx";
import { lookAgain } from "../../../api/look-again.ts";
import { useEditor } from "../../../session/editor.ts";
import { sectionsOf } from "../../../session/sections-of.ts";
import { useSignal } from "../../../signals/signal.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { SectionThumbnail } from "../picker/template-thumbnail.tsx";
import { sectionsState } from "../sections-state.ts";
import { clipToSave, nameToStart } from "./saved-clip.ts";
import { savedClient, savedKey } from "./saved-client.ts";
import "./saved.css";

interface SaveSectionProps {
  readonly section: string;
  readonly onClose: () => void;
}

/** Keeps a section for all sites of the account, under a name. */
export function SaveSection(props: SaveSectionProps): ReactNode {
  const t = useTranslate("sections");
  const say = useTranslate("screens");
  const { section, onClose } = props;
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead
        title={t("saved.save")}
        hint={t("saved.about")}
        closeLabel={say("close")}
        onClose={onClose}
      />
      <Preview section={section} />
      <SaveForm {...props} />
    </Dialog>
  );
}

function Preview({ section: id }: { section: string }): ReactNode {
  const editor = useEditor();
  const assets = useSignal(editor.assets);
  const [section] = useState(() => sectionsOf(editor).find((one) => one.id === id));
  const definition = section && findSection(section.template);
  if (!definition) return null;
  return (
    <div className="saved-preview">
      <SectionThumbnail definition={definition} assets={assets} section={() => section} />
    </div>
  );
}

function useSave({ section, onClose }: SaveSectionProps) {
  const editor = useEditor();
  const queries = useQueryClient();
  const t = useTranslate("sections");
  return useMutation({
    async mutationFn(name: string) {
      const clip = clipToSave(editor, section);
      return clip && savedClient.save(editor.call, editor.site.id, { name, clip });
    },
    onSuccess(saved) {
      onClose();
      if (!saved) return;
      const { insertion } = sectionsState(editor);
      const run = (): void => insertion.set({ after: section, category: "saved" });
      editor.toast(t("saved.done", { name: saved.name }), { label: t("saved.show"), run });
    },
    onSettled: () => lookAgain(queries, savedKey),
  });
}

function SaveForm(props: SaveSectionProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("sections");
  const [name, setName] = useState(() =>
    cutText(nameToStart(editor, props.section), savedNameLimit),
  );
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
        label={t("saved.name")}
        value={name}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is the one thing that is asked
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setName(cutText(target.value, savedNameLimit))}
        error={isMissing ? t("saved.nameMissing") : undefined}
      />
      <ErrorNote error={save.error} />
      <Button type="submit" variant="primary" size="lg" isBusy={save.isPending}>
        {t("saved.save")}
      </Button>
    </form>
  );
}
