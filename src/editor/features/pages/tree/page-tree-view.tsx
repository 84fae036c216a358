import { useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../../../session/editor.ts";
import { useVisibility } from "../../../session/use-visibility.ts";
import { useTranslate } from "../../../words/i18n.ts";
import { renameLink } from "../link-commands.ts";
import { renamePage } from "../page-commands.ts";
import { DropMarks } from "./drop-marks.tsx";
import { linesEnd, listPlaces } from "./tree-lines.ts";
import type { TreeLine } from "./tree-lines.ts";
import { placeOfMove } from "./tree-reorder.ts";
import { TreeRow } from "./tree-row.tsx";
import { useRowName } from "./use-row-name.ts";
import { useScrolled } from "./use-scrolled.ts";
import { useTree } from "./use-tree.ts";
import "./page-tree.css";

/** Pixels above and below the view in which rows are there already. */
const margin = 400;

/** The pages in the order of the menu, those beside it below; of many rows only those near the view are drawn. */
export function PageTreeView({ query }: { query: string }): ReactNode {
  const editor = useEditor();
  const t = useTranslate("pages");
  const nameOf = useRowName();
  const visibility = useVisibility();
  const list = useRef<HTMLDivElement>(null);
  const tree = useTree(query, list);
  const { lines, heights, active, moving } = tree;
  const scrolled = useScrolled(list);
  const placeOf = useMemo(() => listPlaces(lines), [lines]);
  const place = moving && placeOfMove(tree, moving);
  const target = place?.in === "menu" ? place.parent : null;
  const isNear = ({ top }: TreeLine): boolean =>
    top > scrolled.top - margin && top < scrolled.top + scrolled.height + margin;

  const drawn = (line: TreeLine): ReactNode => {
    if (line.kind === "label")
      return (
        <div key={line.name} role="none" className="tree-label" style={{ top: line.top }}>
          {t(line.name === "menu" ? "inTheMenu" : "notInTheMenu")}
        </div>
      );
    const { row, level, top } = line;
    const isActive = row.id === active.row?.id;
    if (!isActive && !isNear(line)) return null;
    return (
      <TreeRow
        key={row.id}
        {...{ row, level, top, isActive }}
        {...placeOf(row)}
        name={nameOf(row)}
        visibility={visibility}
        isShown={row.entry?.id === tree.shownPage}
        isClosed={tree.isClosed(row)}
        isMoving={moving !== null && (moving.id === row.id || moving.id === row.parent)}
        isTarget={target === row.id}
        isRenaming={tree.renaming === row.id}
        onAct={(does) => tree.act[does](row)}
        onFocus={() => active.set(row)}
        onName={(typed, was) =>
          row.entry
            ? renamePage(editor, row.entry.id, { typed, was })
            : renameLink(editor, row.id, { typed, was })
        }
        onNamed={() => tree.endRenaming(row)}
        onPointerDown={(event) => tree.handlePress(event, row)}
        onKeyDown={(event) => tree.handleKey(event, row)}
      />
    );
  };
  return (
    <div className="page-tree" ref={list} {...active.listeners}>
      <div
        role="tree"
        aria-label={t("title")}
        className={moving ? "tree-lines moving" : "tree-lines"}
        style={{ height: linesEnd(lines, heights) }}
      >
        {lines.map(drawn)}
        {moving && place && <DropMarks shown={tree} moving={moving} place={place} />}
      </div>
      {lines.length === 0 && <p className="empty">{t("nothing", { query })}</p>}
    </div>
  );
}
