import { Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import type { LibraryItem } from "../../fields/library/library-items.ts";
import { useMay } from "../../session/hooks.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";
import { NewTag } from "./tag-fields.tsx";

export interface SelectionBarProps {
  readonly items: readonly LibraryItem[];
  readonly tags: readonly string[];
  readonly onTag: (tag: string) => void;
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

/** What can be done with several pictures at once. */
export function SelectionBar({
  items,
  tags,
  onTag,
  onDelete,
  onClear,
}: SelectionBarProps): ReactNode {
  const t = useTranslate("media");
  const may = useMay();
  return (
    <div
      className="media-selection"
      role="group"
      aria-label={t("selected", { count: items.length })}
    >
      <span className="strong">{t("selected", { count: items.length })}</span>
      <NewTag known={tags} onAdd={onTag} />
      <span className="grow" />
      {may("editor") && (
        <Button size="sm" onClick={onDelete}>
          <Trash2 aria-hidden="true" />
          {t("delete.one")}
        </Button>
      )}
      <IconButton
        size="sm"
        label={t("unselect")}
        icon={<X aria-hidden="true" />}
        onClick={onClear}
      />
    </div>
  );
}
