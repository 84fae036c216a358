import { useMutation, useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { LanguageCode } from "#/site/language.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { loadPages } from "../../../session/load-pages.ts";
import { toastStep } from "../../../session/toast-step.ts";
import { useSignal } from "../../../signals/signal.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogHead } from "../../../ui/dialog.tsx";
import { errorWords } from "../../../words/error-words.ts";
import { useTranslate } from "../../../words/i18n.ts";
import type { Line } from "../lines.ts";
import { stepOf } from "../save-line.ts";
import { compareImport } from "./compare-import.ts";
import type { ImportedText, ImportPreview } from "./compare-import.ts";
import { ExchangeProblem } from "./exchange-file.ts";
import { ImportList } from "./import-list.tsx";
import { readInWorker } from "./read-in-worker.ts";

/** Writes translations as one thing that can be undone. @throws ApiError where a page can't be had */
async function applyImport(
  editor: Editor,
  taken: readonly ImportedText[],
  language: LanguageCode,
): Promise<boolean> {
  await loadPages(
    editor,
    taken.map(({ line }) => line.page),
  );
  const steps = taken.map(({ line, text }) => stepOf(line, { language, text, was: line.text }));
  return editor.dispatch(steps).outcome === "done";
}

function useImport(language: LanguageCode, onClose: () => void) {
  const editor = useEditor();
  const t = useTranslate("translations");
  const common = useTranslate();
  const say = useTranslate("screens");
  return useMutation({
    mutationFn: (taken: readonly ImportedText[]) => applyImport(editor, taken, language),
    onSuccess(isDone, taken) {
      onClose();
      if (!isDone) return editor.toast(t("exchange.outdated"));
      const undo = { label: common("undo"), run: () => void editor.store.undo() };
      toastStep(editor, t("exchange.imported", { count: taken.length }), undo);
    },
    onError: (error) => editor.toast(errorWords(say, error)),
  });
}

/** Why a file can't be read. */
function Problem({ error }: { error: Error }): ReactNode {
  const t = useTranslate("translations");
  const say = useTranslate("screens");
  return (
    <p className="note error" role="alert">
      <CircleAlert aria-hidden="true" />
      <span className="grow">
        {error instanceof ExchangeProblem
          ? t(`exchange.problems.${error.code}`, { about: error.about })
          : errorWords(say, error)}
      </span>
    </p>
  );
}

function Reading({ share }: { share: number }): ReactNode {
  const t = useTranslate("translations");
  const percent = Math.round(share * 100);
  return (
    <>
      <p role="status">{t("exchange.reading")}</p>
      <progress
        className="translation-import-progress"
        aria-label={t("exchange.reading")}
        max={100}
        value={percent}
      >
        {percent}
      </progress>
    </>
  );
}

function Summary({ preview }: { preview: ImportPreview }): ReactNode {
  const t = useTranslate("translations");
  const { taken, refused, same, empty } = preview;
  const over = taken.filter(({ isOver }) => isOver).length;
  const parts = [
    t("exchange.changes", { count: taken.length }),
    over > 0 && t("exchange.over", { count: over }),
    refused.length > 0 && t("exchange.refused", { count: refused.length }),
    same > 0 && t("exchange.same", { count: same }),
    empty > 0 && t("exchange.empty", { count: empty }),
  ];
  return <p role="status">{parts.filter((part) => part !== false).join(" ")}</p>;
}

export interface ImportDialogProps {
  readonly file: File;
  readonly language: LanguageCode;
  readonly lines: readonly Line[];
  readonly onClose: () => void;
}

/** What a file would change, before it does. */
export function ImportDialog({ file, language, lines, onClose }: ImportDialogProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("translations");
  const say = useTranslate("screens");
  const role = useSignal(editor.role);
  const [share, setShare] = useState(0);
  const { data: texts, error } = useQuery({
    queryKey: ["translation-file", file.name, file.size, file.lastModified, language],
    // closing the dialog ends it
    queryFn: ({ signal }) =>
      readInWorker(file, { language, signal, onShare: setShare, timers: editor.timers }),
    retry: false,
    gcTime: 0,
  });
  const running = useImport(language, onClose);
  const preview = texts && compareImport(texts, { lines, language, role });
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog translation-import">
      <DialogHead
        title={t("exchange.title")}
        hint={file.name}
        closeLabel={say("close")}
        onClose={onClose}
      />
      <div className="form-dialog-body">
        {error && <Problem error={error} />}
        {!texts && !error && <Reading share={share} />}
        {preview && <Summary preview={preview} />}
        {preview && <ImportList preview={preview} language={language} />}
        <div className="row translation-import-foot">
          <Button onClick={onClose}>{say("cancel")}</Button>
          {preview && preview.taken.length > 0 && (
            <Button
              variant="primary"
              isBusy={running.isPending}
              onClick={() => running.mutate(preview.taken)}
            >
              {t("exchange.take", { count: preview.taken.length })}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
