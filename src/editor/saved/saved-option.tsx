import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { savedNameLimit } from "#/api/saved-sections.ts";
import type { SavedSection } from "#/api/saved-sections.ts";
import { typedWithin } from "../ui/typed-within.ts";
import { Button } from "../ui/button.tsx";
import { MenuButton } from "../ui/layer/menu-button.tsx";
import { useTranslate } from "../words/i18n.ts";

interface SavedOptionProps {
  readonly saved: SavedSection;
  /** Why it can't be used, or what using it does besides. */
  readonly note: string | undefined;
  readonly isUsable: boolean;
  /** Looks again where it couldn't be had, which is no fault of its own. */
  readonly onRetry?: (() => void) | undefined;
  readonly isActive: boolean;
  /** Whether it is the one that is chosen; left out where choosing it is the end of choosing. */
  readonly isChosen?: boolean | undefined;
  readonly thumbnail: ReactNode;
  readonly onActivate: () => void;
  readonly onChoose: () => void;
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
}

/** What an option has from its list. */
export type ListedOption = Omit<SavedOptionProps, "note" | "isUsable" | "onRetry" | "thumbnail">;

/** A saved section or page, as it would look on this site, with its menu. */
export function SavedOption(props: SavedOptionProps): ReactNode {
  const { saved, note, isUsable, isActive, isChosen, thumbnail, onActivate, onChoose, onRetry } =
    props;
  const t = useTranslate("screens");
  const [isRenaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const actions = { rename: () => setRenaming(true), delete: props.onDelete };
  return (
    <li className="saved-option">
      <button
        ref={button}
        type="button"
        className="picker-option"
        aria-label={note === undefined ? saved.name : `${saved.name}. ${note}`}
        aria-disabled={!isUsable || undefined}
        tabIndex={isActive ? 0 : -1}
        onFocus={onActivate}
        aria-pressed={isChosen}
        onClick={isUsable ? onChoose : undefined}
        onKeyDown={(event) => {
          if (event.key !== "F2" && event.key !== "Delete") return;
          event.preventDefault();
          actions[event.key === "F2" ? "rename" : "delete"]();
        }}
      >
        {thumbnail}
      </button>
      <div className="caption">
        {isRenaming ? (
          <NameInput
            name={saved.name}
            onName={props.onRename}
            onEnd={(isByKey) => {
              setRenaming(false);
              if (isByKey) button.current?.focus();
            }}
          />
        ) : (
          <b>{saved.name}</b>
        )}
        {note !== undefined && !onRetry && <span className="picker-effect">{note}</span>}
        <MenuButton<keyof typeof actions>
          label={t("kept.menu", { name: saved.name })}
          className="button ghost icon-only sm"
          choices={[
            { value: "rename", label: t("kept.rename") },
            { value: "delete", label: t("kept.delete"), isDanger: true },
          ]}
          onChoose={(action) => actions[action]()}
        >
          <Ellipsis aria-hidden="true" />
        </MenuButton>
      </div>
      {onRetry && (
        <div className="row size-12">
          <span className="grow">{note}</span>
          <Button size="sm" onClick={onRetry}>
            {t("retry")}
          </Button>
        </div>
      )}
    </li>
  );
}

interface NameInputProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** `isByKey`: the focus is still in it. */
  readonly onEnd: (isByKey: boolean) => void;
}

/** Enter and leaving it take what is typed, Esc takes nothing. */
function NameInput({ name, onName, onEnd }: NameInputProps): ReactNode {
  const t = useTranslate("screens");
  const [typed, setTyped] = useState(name);
  const take = (): void => {
    const next = typed.trim();
    if (next !== "" && next !== name) onName(next);
  };
  return (
    <input
      className="saved-name"
      aria-label={t("kept.name")}
      value={typed}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asked to rename types next
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ target }) => setTyped(typedWithin(target, typed, savedNameLimit))}
      onBlur={() => {
        take();
        onEnd(false);
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== "Enter" && event.key !== "Escape") return;
        event.preventDefault();
        if (event.key === "Enter") take();
        onEnd(true);
      }}
    />
  );
}
