import { Paperclip } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { SentFile } from "#/api/files.ts";
import { useEditor } from "../../session/editor.ts";
import type { Editor } from "../../session/editor.ts";
import { useSignal } from "../../signals/signal.ts";
import { FileButton } from "../../ui/file-button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import type { Translate } from "../../words/i18n.ts";
import type { QueuedFile } from "../library/upload-queue.ts";
import { acceptedFiles } from "./accepted-files.ts";
import { fileQueueOf } from "./file-queue.ts";
import { fileOf } from "./file-steps.ts";
import type { AddedFile } from "./file-steps.ts";
import { refusalWords } from "./refusal-words.ts";

export interface LinkUploadProps {
  readonly onAdded: (added: AddedFile) => void;
}

/** Whoever sent it for a link has closed the field: the file is kept, and that is said. */
function keep(editor: Editor, added: AddedFile, t: Translate<"files">): void {
  const { name } = added.file;
  const { outcome } = editor.dispatch(added.steps);
  editor.toast(
    outcome === "done"
      ? t("kept", { name })
      : t("failed", { name, reason: t("refusal.files-full") }),
  );
}

function Sending({ queued }: { queued: QueuedFile }): ReactNode {
  const t = useTranslate("files");
  const say = useTranslate("screens");
  const queue = fileQueueOf(useEditor());
  const { id, file, progress, failure } = queued;
  const share = Math.round((progress ?? 0) * 100);
  if (failure)
    return (
      <div className="link-upload" role="alert">
        <span className="grow field-error">
          {t("failed", { name: file.name, reason: refusalWords(failure, t, say) })}
        </span>
        <button type="button" className="link" onClick={() => queue.retry(id)}>
          {t("retry")}
        </button>
        <button type="button" className="link" onClick={() => queue.cancel(id)}>
          {t("dismiss")}
        </button>
      </div>
    );
  return (
    <div className="link-upload" role="status">
      <span className="grow truncated">{file.name}</span>
      <span className="num tertiary-text">
        {progress === null ? t("waiting") : t("sent", { share: `${share}%` })}
      </span>
      <button type="button" className="link" onClick={() => queue.cancel(id)}>
        {t("cancel")}
      </button>
    </div>
  );
}

/** A file of this device for a link: once it is sent, the link leads to it. */
export function LinkUpload({ onAdded }: LinkUploadProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("files");
  const queue = fileQueueOf(editor);
  const files = useSignal(queue.files);
  const [own, setOwn] = useState<ReadonlySet<File>>(new Set());
  const lead = useRef<LinkUploadProps["onAdded"] | null>(null);
  useEffect(() => {
    lead.current = onAdded;
    return () => void (lead.current = null);
  }, [onAdded]);
  const land = (sent: SentFile): void => {
    const added = fileOf(editor, sent);
    if (lead.current) lead.current(added);
    else if (added.steps.length > 0) keep(editor, added, t);
  };
  return (
    <>
      <FileButton
        className="button ghost sm"
        accept={acceptedFiles}
        onFile={(file) => {
          setOwn(new Set([...own, file]));
          queue.add([file], land);
        }}
      >
        <Paperclip aria-hidden="true" />
        {t("upload")}
      </FileButton>
      {files
        .filter(({ file }) => own.has(file))
        .map((queued) => (
          <Sending key={queued.id} queued={queued} />
        ))}
    </>
  );
}
