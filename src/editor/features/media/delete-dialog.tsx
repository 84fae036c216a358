import type { ReactNode } from "react";
import type { LibraryItem } from "../../fields/library/library-items.ts";
import { useTranslate } from "../../words/i18n.ts";
import { GuardedDelete } from "./guarded-delete.tsx";

export interface DeleteDialogProps {
  readonly items: readonly LibraryItem[];
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Says what becomes empty before pictures are deleted. */
export function DeleteDialog({ items, ...actions }: DeleteDialogProps): ReactNode {
  const t = useTranslate("media");
  const places = items.flatMap((item) => item.places);
  const count = items.length;
  const name = items[0]?.asset.name ?? "";
  return (
    <GuardedDelete
      title={count === 1 ? t("delete.titleOne", { name }) : t("delete.title", { count })}
      breaks={t("delete.breaks", { count: places.length })}
      places={places}
      confirm={t("delete.confirm", { count })}
      {...actions}
    />
  );
}
