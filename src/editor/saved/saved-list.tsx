import { useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import type { SavedSection } from "#/api/saved-sections.ts";
import { optionKeys } from "../ui/option-keys.ts";
import type { ListedOption } from "./saved-option.tsx";
import type { SavedSections } from "./use-saved.ts";
import "./saved.css";

interface SavedListProps {
  readonly list: readonly SavedSection[];
  readonly saved: SavedSections;
  readonly label: string;
  /** Gets the keyboard when letters are typed, and at the upper edge. */
  readonly search?: RefObject<HTMLInputElement | null>;
  readonly onChoose: (saved: SavedSection) => void;
  readonly renderOption: (saved: SavedSection, props: ListedOption) => ReactNode;
}

/** What is saved, in columns. One Tab stop and its menu; arrow keys move by position on the screen. */
export function SavedList({
  list,
  saved,
  label,
  search,
  onChoose,
  renderOption,
}: SavedListProps): ReactNode {
  const element = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<string>();
  const active = list.some(({ id }) => id === chosen) ? chosen : list[0]?.id;
  const handleKey = (event: KeyboardEvent<HTMLElement>): void =>
    optionKeys(event, {
      options: [...(element.current?.querySelectorAll<HTMLElement>(".picker-option") ?? [])],
      search: search?.current ?? null,
    });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <ul ref={element} className="saved-list" aria-label={label} onKeyDown={handleKey}>
      {list.map((one) =>
        renderOption(one, {
          saved: one,
          isActive: one.id === active,
          onActivate: () => setChosen(one.id),
          onChoose: () => onChoose(one),
          onRename: (name) => saved.rename(one.id, name),
          onDelete: () => saved.remove(one),
        }),
      )}
    </ul>
  );
}
