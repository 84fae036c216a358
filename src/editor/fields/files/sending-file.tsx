import type { ReactNode } from "react";
import { useEditor } from "../../session/editor.ts";
import { useTranslate } from "../../words/i18n.ts";
import type { QueuedFile } from "../library/upload-queue.ts";
import { fileQueueOf } from "./file-queue.ts";
import { mayRetry, refusalWords } from "./refusal-words.ts";
import "./sending-file.css";

/** A file that is being sent, or why it wasn't taken, and what can be done about either. */
export function SendingFile({ queued }: { queued: QueuedFile }): ReactNode {
  const { id, file, progress, failure } = queued;
  const t = useTranslate("files");
  const say = useTranslate("screens");
  const queue = fileQueueOf(useEditor());
  const share = `${Math.round((progress ?? 0) * 100)}%`;
  return (
    <>
      <span className="grow sending-file">
        <span className="truncated">{file.name}</span>
        {failure ? (
          <span className="field-error" role="alert">
            {refusalWords(failure, t, say)}
          </span>
        ) : (
          <>
            <span className="tertiary-text num" role="status">
              {progress === null ? t("waiting") : t("sent", { share })}
            </span>
            <span className="bar" style={{ "--v": share }} />
          </>
        )}
      </span>
      {failure && mayRetry(failure) && (
        <button type="button" className="link" onClick={() => queue.retry(id)}>
          {t("retry")}
        </button>
      )}
      <button type="button" className="link" onClick={() => queue.cancel(id)}>
        {failure ? t("dismiss") : t("cancel")}
      </button>
    </>
  );
}
