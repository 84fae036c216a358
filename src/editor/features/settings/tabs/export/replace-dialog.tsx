import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { CSSProperties, ReactNode } from "react";
import type { ReplacementPreview } from "#/api/projects.ts";
import { useEditor } from "../../../../session/editor.ts";
import { bytesPerBatch, operationsPerBatch } from "#/site/operations/batch.ts";
import { usePageIndex } from "../../../../session/hooks.ts";
import { ProjectProblems } from "../../../../session/project-problems.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog, DialogHead } from "../../../../ui/dialog.tsx";
import { loadWords, useTranslate } from "../../../../words/i18n.ts";
import { ownLanguageName } from "../../../../words/language-name.ts";
import { listWords } from "../../../../words/list-words.ts";
import { type Replacing, previewReplacement, useReplace } from "./use-replace.ts";

interface ReplaceDialogProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** Says what a file would make of the site, and does it. */
export function ReplaceDialog({ file, onClose }: ReplaceDialogProps): ReactNode {
  const t = useTranslate("settings");
  const say = useTranslate("screens");
  const { site } = useEditor();
  const replace = useReplace();
  const stop = useRef(new AbortController());
  const [sent, setSent] = useState(0);
  const sending = (): Replacing => {
    setSent(0);
    return { file, signal: stop.current.signal, onProgress: setSent };
  };
  const look = useMutation({
    mutationFn: async () => {
      // what is wrong with a file is said in the words of imports
      await loadWords("sites");
      return previewReplacement(site.id, sending());
    },
  });
  const doing = useMutation({
    mutationFn: () => replace(sending()),
    onSuccess: (isDone) => isDone && onClose(),
  });
  const { mutate } = look;
  useEffect(() => {
    stop.current = new AbortController();
    mutate();
    // closing the dialog ends what is under way
    return () => stop.current.abort();
  }, [mutate]);
  const error = look.error ?? doing.error;
  const isBusy = look.isPending || doing.isPending;
  const title = look.data
    ? t("export.replace.dialog", { name: look.data.name })
    : t("export.replace.title");
  return (
    <Dialog isOpen onClose={onClose} className="form-dialog">
      <DialogHead
        title={title}
        hint={t("export.replace.file", { name: file.name })}
        closeLabel={say("close")}
        onClose={onClose}
      />
      <div className="form-dialog-body">
        {error !== null && <ProjectProblems error={error} title={t("export.replace.refused")} />}
        {look.data && <Counts preview={look.data} />}
        {isBusy && <Progress sent={sent} />}
        {look.data && (
          <Button variant="danger" size="lg" isBusy={isBusy} onClick={() => doing.mutate()}>
            {t("export.replace.submit")}
          </Button>
        )}
        <Button size="lg" onClick={onClose}>
          {say("cancel")}
        </Button>
      </div>
    </Dialog>
  );
}

/** What goes, what comes and what stays. */
function Counts({ preview }: { readonly preview: ReplacementPreview }): ReactNode {
  const t = useTranslate("settings");
  const now = new Set(usePageIndex().entries.map(({ id }) => id));
  const kept = preview.pages.filter((id) => now.has(id)).length;
  const { pictures, files } = preview;
  const pages = [
    ["kept", kept],
    ["added", preview.pages.length - kept],
    ["removed", now.size - kept],
  ] as const;
  const { missingPictures: missing } = preview;
  // each page is a step, and what belongs to the site as a whole is one
  const steps = preview.pages.length + (now.size - kept) + 1;
  const isLarge = steps > operationsPerBatch || preview.bytes > bytesPerBatch;
  const names = listWords(preview.languages.map(ownLanguageName));
  return (
    <>
      <ul className="replace-counts">
        {pages.map(
          ([what, count]) =>
            count > 0 && <li key={what}>{t(`export.replace.${what}`, { count })}</li>,
        )}
        <li>{t("export.replace.languages", { names })}</li>
        <li>{t("export.replace.pictures", { pictures, files })}</li>
      </ul>
      {missing > 0 && (
        <p className="note warn">{t("export.replace.missing", { count: missing })}</p>
      )}
      <p className="hint">{t("export.replace.undoing")}</p>
      {isLarge && <p className="hint">{t("export.replace.large")}</p>}
    </>
  );
}

function Progress({ sent }: { readonly sent: number }): ReactNode {
  const t = useTranslate("settings");
  const share = Math.round(sent * 100);
  return (
    <div className="replace-progress">
      <p role="status">
        {share < 100 ? t("export.replace.sending", { share }) : t("export.replace.checking")}
      </p>
      <span className="bar" style={{ "--v": `${share}%` } as CSSProperties} />
    </div>
  );
}
