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
import { acceptedFiles } from "./accepted-files.ts";
import { fileQueueOf } from "./file-queue.ts";
import { fileOf } from "./file-steps.ts";
import type { AddedFile } from "./file-steps.ts";
import { SendingFile } from "./sending-file.tsx";

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
        className="button icon-only ghost"
        label={t("upload")}
        accept={acceptedFiles}
        onFile={(file) => {
          setOwn(new Set([...own, file]));
          queue.add([file], land);
        }}
      >
        <Paperclip aria-hidden="true" />
      </FileButton>
      {files
        .filter(({ file }) => own.has(file))
        .map((queued) => (
          <div key={queued.id} className="link-upload">
            <SendingFile queued={queued} />
          </div>
        ))}
    </>
  );
}
