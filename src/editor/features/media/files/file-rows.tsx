import { CalendarDays, Contact, File, FileArchive, FileAudio, FileText, Sheet } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { FileKind } from "#/site/file.ts";
import { byteWords } from "#/lib/byte-words.ts";
import { SendingFile } from "../../../fields/files/sending-file.tsx";
import type { QueuedFile } from "../../../fields/library/upload-queue.ts";
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
  /** Undefined where it isn't this role's to delete. */
  readonly onDelete: (() => void) | undefined;
}

/** A file of the library. */
export function FileRow({
  linked: { file, places },
  isOpen,
  onOpen,
  onDelete,
}: FileRowProps): ReactNode {
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
        onKeyDown={({ key }) => key === "Delete" && onDelete?.()}
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
  return (
    <li className="file-row">
      <File className="size-20 tertiary-text" aria-hidden="true" />
      <SendingFile queued={queued} />
    </li>
  );
}
