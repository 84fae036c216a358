import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { loadDefinitions } from "#/sections/late-definitions.ts";
import { seenSections } from "#/site/linked.ts";
import { SaveDialog } from "../../../saved/save-dialog.tsx";
import { useEditor } from "../../../session/editor.ts";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { SourceThumbnail } from "../new-page/source-thumbnail.tsx";
import { isHiddenPage } from "../hidden-page.ts";
import { entryOf } from "../page-commands.ts";
import { pageDialog } from "../pages-state.ts";
import { pageToSave } from "./page-clip.ts";

interface SavePageProps {
  readonly page: string;
  readonly onClose: () => void;
}

/** Keeps a page for all sites of the account, for new pages to begin with. */
export function SavePage({ page, onClose }: SavePageProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("pages");
  const name = entryOf(editor, page)?.name ?? "";
  const { data: found, error } = useQuery({
    queryKey: ["page-to-save", editor.site.id, page],
    async queryFn() {
      await editor.store.loadPage(page);
      const sections = seenSections(editor.store.records(), page) ?? [];
      await loadDefinitions(sections.map(({ template }) => template));
      if (!pageToSave(editor, page)) return null;
      return { isDraft: await isHiddenPage(editor, page) };
    },
    gcTime: 0,
    retry: false,
  });
  if (error) return <Note words={t("notLoaded")} onClose={onClose} />;
  if (found === null) return <Note words={t("saved.noSections")} onClose={onClose} />;
  if (!found) return null;
  return (
    <SaveDialog
      title={t("saved.save")}
      about={t("saved.about")}
      preview={
        <div className="saved-preview">
          <SourceThumbnail source={{ kind: "copy", page }} title={name} />
        </div>
      }
      nameToStart={name}
      body={(called) => {
        const clip = pageToSave(editor, page);
        return (
          clip && { name: called, kind: "page", clip, ...(found.isDraft && { isDraft: true }) }
        );
      }}
      onSaved={(saved) => {
        const run = (): void =>
          pageDialog(editor).set({ kind: "add", parent: null, begin: "saved" });
        editor.toast(t("saved.done", { name: saved.name }), { label: t("saved.show"), run });
      }}
      onClose={onClose}
    />
  );
}

/** Why there is nothing to save. */
function Note({ words, onClose }: { words: string; onClose: () => void }): ReactNode {
  const t = useTranslate("pages");
  const say = useTranslate("screens");
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead title={t("saved.save")} closeLabel={say("close")} onClose={onClose} />
      <p className="form-dialog-body" role="status">
        {words}
      </p>
    </Dialog>
  );
}
