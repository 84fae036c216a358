import type { SiteFile } from "#/site/file.ts";
import { cleanFileName } from "#/site/file.ts";
import { fileQueueOf } from "../../../fields/files/file-queue.ts";
import { fileOf } from "../../../fields/files/file-steps.ts";
import { useEditor } from "../../../session/editor.ts";
import { toastStep } from "../../../session/toast-step.ts";
import { useTranslate } from "../../../words/i18n.ts";

/** What is done with files for visitors. Each is one step to undo. */
export interface FileActions {
  /** `onAdded` hears of each whether the site didn't have it yet. */
  add(files: readonly File[], onAdded?: (isNew: boolean) => void): void;
  rename(file: SiteFile, typed: string): void;
  tag(file: SiteFile, tags: string[]): void;
  /** Puts another content in its place: every link leads to that. */
  replace(file: SiteFile, by: File): void;
  remove(file: SiteFile): void;
}

export function useFileActions(): FileActions {
  const editor = useEditor();
  const t = useTranslate("files");
  const common = useTranslate();
  const queue = fileQueueOf(editor);

  function set(file: SiteFile, values: Partial<SiteFile>): boolean {
    const step = { name: "file.set", args: { file: file.id, values } };
    return editor.dispatch(step).outcome === "done";
  }

  function tell(words: string): void {
    toastStep(editor, words, { label: common("undo"), run: () => void editor.store.undo() });
  }

  return {
    add(files, onAdded) {
      queue.add(files, (sent) => {
        const { steps } = fileOf(editor, sent);
        if (steps.length > 0 && editor.dispatch(steps).outcome !== "done")
          editor.toast(t("failed", { name: sent.name, reason: t("refusal.files-full") }));
        else onAdded?.(steps.length > 0);
      });
    },
    rename(file, typed) {
      const name = cleanFileName(typed, file.kind);
      if (typed.trim() !== "" && name !== file.name) set(file, { name });
    },
    tag: (file, tags) => void set(file, { tags }),
    replace(file, by) {
      queue.add([by], (sent) => {
        // of the same kind it goes on to be called as it was
        const name = sent.kind === file.kind ? file.name : sent.name;
        if (set(file, { ...sent, name })) tell(t("replaced", { name }));
      });
    },
    remove(file) {
      const step = { name: "file.remove", args: { file: file.id } };
      if (editor.dispatch(step).outcome === "done") tell(t("deletedOne", { name: file.name }));
    },
  };
}
