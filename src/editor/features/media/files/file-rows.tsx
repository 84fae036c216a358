import { CalendarDays, Contact, File, FileArchive, FileAudio, FileText, Sheet } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { FileKind } from "#/site/file.ts";
import { byteWords } from "../../../fields/library/byte-words.ts";
import { refusalWords } from "../../../fields/files/refusal-words.ts";
import { fileQueueOf } from "../../../fields/files/file-queue.ts";
import type { QueuedFile } from "../../../fields/library/upload-queue.ts";
import { useEditor } from "../../../session/editor.ts";
import { useLanguage, useTranslate } from "../../../words/i18n.ts";
import type { LinkedFile } from "./use-linked-files.ts";

const icons: Partial<Record<FileKind, LucideIcon>> = {
  pdf: FileText,
  docx: FileText,
  odt: FileText,
  txt: FileText,
  xlsx: Sheet,
  ods: Sheet,
  csv: Sheet,
  zip: FileArchive,
  mp3: FileAudio,
  m4a: FileAudio,
  ics: CalendarDays,
  vcf: Contact,
};

interface FileRowProps {
  readonly linked: LinkedFile;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** A file of the library. */
export function FileRow({ linked: { file, places }, isOpen, onOpen }: FileRowProps): ReactNode {
  const t = useTranslate("files");
  const language = useLanguage();
  const Icon = icons[file.kind] ?? File;
  return (
    <li>
      <button
        type="button"
        className="file-row"
        aria-current={isOpen || undefined}
        onClick={onOpen}
      >
        <Icon className="size-20 tertiary-text" aria-hidden="true" />
        <span className="grow truncated">{file.name}</span>
        {places && (
          <span className={places.length === 0 ? "tag" : "secondary-text hide-small"}>
            {places.length === 0 ? t("unlinked") : t("linked", { count: places.length })}
          </span>
        )}
        <span className="tertiary-text num file-size">{byteWords(file.size, language)}</span>
      </button>
    </li>
  );
}

/** A file that is being sent, or why it wasn't taken. */
export function SendingRow({ queued }: { queued: QueuedFile }): ReactNode {
  const { id, file, progress, failure } = queued;
  const t = useTranslate("files");
  const say = useTranslate("screens");
  const queue = fileQueueOf(useEditor());
  const share = `${Math.round((progress ?? 0) * 100)}%`;
  return (
    <li className="file-row">
      <File className="size-20 tertiary-text" aria-hidden="true" />
      <span className="grow file-sending">
        <span className="truncated">{file.name}</span>
        {failure ? (
          <span className="field-error" role="alert">
            {refusalWords(failure, t, say)}
          </span>
        ) : (
          <span className="tertiary-text num" role="status">
            {progress === null ? t("waiting") : t("sent", { share })}
          </span>
        )}
        {!failure && <span className="bar" style={{ "--v": share }} />}
      </span>
      {failure && (
        <button type="button" className="link" onClick={() => queue.retry(id)}>
          {t("retry")}
        </button>
      )}
      <button type="button" className="link" onClick={() => queue.cancel(id)}>
        {failure ? t("dismiss") : t("cancel")}
      </button>
    </li>
  );
}
