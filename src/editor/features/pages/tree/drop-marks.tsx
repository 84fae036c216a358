import type { ReactNode } from "react";
import { levelOf } from "#/site/page-tree/drop-place.ts";
import type { TreePlace } from "#/site/page-tree/drop-place.ts";
import type { Reordering } from "../../../ui/reorder/reorder.ts";
import { classNames } from "../../../ui/class-names.ts";
import { DragGhost } from "../../../ui/reorder/drag-ghost.tsx";
import { useTranslate } from "../../../words/i18n.ts";
import { findRow, lineOfPlace, placeWords } from "./tree-reorder.ts";
import type { ShownTree } from "./tree-reorder.ts";
import { useRowName } from "./use-row-name.ts";

interface DropMarksProps {
  readonly shown: ShownTree;
  readonly moving: Reordering;
  readonly place: TreePlace;
}

/** The line where a row would land, and the row itself at the pointer. */
export function DropMarks({ shown, moving, place }: DropMarksProps): ReactNode {
  const t = useTranslate("pages");
  const nameOf = useRowName();
  const row = findRow(shown.tree, moving.id);
  if (!row) return null;
  const { key, ...values } = placeWords(shown, row, place, nameOf);
  return (
    <>
      <div
        role="none"
        className={classNames("tree-drop", levelOf(place) === 2 && "nested")}
        style={{ top: lineOfPlace(shown, place) }}
      />
      <DragGhost moving={moving} className="tree-ghost">
        {nameOf(row)}
        <span className="size-12 tertiary-text">{t(`ghost.${key}`, values)}</span>
      </DragGhost>
    </>
  );
}
