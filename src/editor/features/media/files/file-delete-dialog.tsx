import type { ReactNode } from "react";
import { useTranslate } from "../../../words/i18n.ts";
import { GuardedDelete } from "../guarded-delete.tsx";
import type { LinkedFile } from "./use-linked-files.ts";

interface FileDeleteDialogProps {
  readonly linked: LinkedFile;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Says which links lead nowhere before a file is deleted. */
export function FileDeleteDialog({ linked, ...actions }: FileDeleteDialogProps): ReactNode {
  const t = useTranslate("files");
  const media = useTranslate("media");
  const { file, places = [] } = linked;
  return (
    <GuardedDelete
      title={t("delete.titleOne", { name: file.name })}
      breaks={t("delete.breaks", { count: places.length })}
      places={places}
      confirm={media("delete.one")}
      {...actions}
    />
  );
}
