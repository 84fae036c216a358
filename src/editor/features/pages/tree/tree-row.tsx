import {
  ChevronDown,
  File,
  FileWarning,
  GripVertical,
  House,
  Link as LinkIcon,
} from "lucide-react";
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode, SyntheticEvent } from "react";
import { completeAddress } from "#/site/link.ts";
import { linkOf } from "#/site/page-tree/bar-links.ts";
import type { TreeRow as Row } from "#/site/page-tree/page-tree.ts";
import type { Visibility } from "../../../session/use-visibility.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useTranslate } from "../../../words/i18n.ts";
import type { RowAction } from "./tree-keys.ts";
import { RowMenu } from "./row-menu.tsx";
import { RowNameInput } from "./row-name-input.tsx";

export interface TreeRowProps {
  readonly row: Row;
  readonly name: string;
  readonly visibility: Visibility;
  readonly level: 1 | 2;
  readonly top: number;
  /** Its place among the rows of its list, and how many they are. */
  readonly place: number;
  readonly count: number;
  /** Its page is on the canvas. */
  readonly isShown: boolean;
  /** It is where the keyboard is in the tree. */
  readonly isActive: boolean;
  readonly isClosed: boolean;
  readonly isMoving: boolean;
  /** What is moved would come into its menu. */
  readonly isTarget: boolean;
  readonly isRenaming: boolean;
  readonly onAct: (does: RowAction) => void;
  readonly onFocus: () => void;
  readonly onName: (name: string, was: string) => void;
  /** Its name has been typed, or not after all. */
  readonly onNamed: () => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

function RowIcon({ row }: { row: Row }): ReactNode {
  const Icon = row.entry ? (row.isHome ? House : File) : row.item ? LinkIcon : FileWarning;
  return <Icon className="size-16" aria-hidden="true" />;
}

/** What stands at the end of a row: a page's path, or where a link leads. */
function hintOf({ entry, item }: Row): string {
  if (entry) return entry.path;
  const link = item && linkOf(item);
  if (link?.kind !== "address") return "";
  return (completeAddress(link.address) ?? "").replace(/^(https?:\/\/|mailto:|tel:)/, "");
}

/** Why visitors don't see a page; undefined where they do, or where it is none. */
function stateOf({ entry }: Row, { off }: Visibility): "draft" | "off" | undefined {
  if (entry?.isDraft) return "draft";
  return entry && off.includes(entry.id) ? "off" : undefined;
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

/** A page of the tree, or a link of the bar that is none. */
export function TreeRow(props: TreeRowProps): ReactNode {
  const { row, name, level, isShown, isActive, isClosed, isRenaming } = props;
  const t = useTranslate("pages");
  const style: CSSProperties = { top: props.top };
  const state = stateOf(row, props.visibility);
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-setsize={props.count}
      aria-posinset={props.place}
      aria-expanded={row.children > 0 ? !isClosed : undefined}
      aria-selected={isShown}
      aria-label={[name, row.entry?.path, state && t(state)].filter(Boolean).join(", ")}
      tabIndex={isActive ? 0 : -1}
      data-row={row.id}
      className={classNames(
        "tree-row",
        level === 2 && "nested",
        !row.item && !row.isHome && "unlisted",
        props.isMoving && "moving",
        props.isTarget && "target",
      )}
      style={style}
      onClick={() => props.onAct("open")}
      onFocus={({ target, currentTarget }) => target === currentTarget && props.onFocus()}
      onPointerDown={props.onPointerDown}
      onKeyDown={(event) => event.target === event.currentTarget && props.onKeyDown(event)}
    >
      <GripVertical className="grip size-14" aria-hidden="true" />
      {level === 1 && (
        <span className="twisty">
          {row.children > 0 && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={t(isClosed ? "expand" : "collapse", { name })}
              onPointerDown={stop}
              onClick={(event) => {
                stop(event);
                props.onAct("toggle");
              }}
            >
              <ChevronDown
                className={classNames("size-14", isClosed && "closed")}
                aria-hidden="true"
              />
            </button>
          )}
        </span>
      )}
      <RowIcon row={row} />
      {isRenaming ? (
        <RowNameInput name={name} onName={props.onName} onEnd={props.onNamed} />
      ) : (
        <>
          <span className="truncated tree-name">{name}</span>
          {state && <span className="tree-state">{t(state)}</span>}
          <span className="truncated tree-hint">{hintOf(row)}</span>
        </>
      )}
      {/* what is pressed in the menu is not pressed on the row */}
      <span role="none" className="tree-actions" onClick={stop} onPointerDown={stop}>
        <RowMenu
          row={row}
          name={name}
          visibility={props.visibility}
          isActive={isActive}
          onRename={() => props.onAct("rename")}
        />
      </span>
    </div>
  );
}
