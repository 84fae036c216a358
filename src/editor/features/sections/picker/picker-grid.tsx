import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { flushSync } from "react-dom";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { optionKeys } from "../../../ui/option-keys.ts";
import { PickerOption } from "./picker-option.tsx";
import type { Effect, StarOf } from "./picker-option.tsx";
import { TemplateThumbnail } from "./template-thumbnail.tsx";
import { useClosedColumns } from "./use-closed-columns.ts";
import { useShownCount } from "./use-shown-count.ts";

/** The picture of a template; `onDrawn` is told once it is there. */
export type ThumbnailOf = (definition: SectionDefinition, onDrawn: () => void) => ReactNode;

function ofStart(definition: SectionDefinition, onDrawn: () => void): ReactNode {
  return <TemplateThumbnail definition={definition} onDrawn={onDrawn} />;
}

export interface PickerGridProps {
  readonly templates: readonly SectionDefinition[];
  readonly label: string;
  readonly effectOf: (template: string) => Effect;
  readonly starOf?: StarOf;
  /** What is seen of a template; its start in the site's theme where this is left out. */
  readonly thumbnailOf?: ThumbnailOf;
  readonly onInsert: (template: string) => void;
  /** The first one of a dialog takes the focus as it opens. */
  readonly takesFocus: boolean;
  /** Gets the keyboard when letters are typed, and at the upper edge. */
  readonly search: RefObject<HTMLInputElement | null>;
}

/** The templates in two columns. One Tab stop and its star; arrow keys move by position on the screen, typing goes to the search. */
export function PickerGrid(props: PickerGridProps): ReactNode {
  const { templates, label, effectOf, starOf, onInsert, takesFocus, search } = props;
  const { thumbnailOf = ofStart } = props;
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<string>();
  const { count, begin, showAll } = useShownCount(templates.length);
  const shown = templates.slice(0, count);
  useClosedColumns(list, shown);
  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>("[aria-current=true]");
    if (takesFocus) (first ?? search.current)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the dialog opens
  }, []);
  // what would replace something is never chosen by itself
  const offered = templates.find(({ id }) => effectOf(id) !== "replace")?.id;
  const active = templates.some(({ id }) => id === chosen) ? chosen : offered;

  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    // a key may lead to what hasn't come yet
    if (count < templates.length) flushSync(showAll);
    optionKeys(event, {
      options: [...(list.current?.querySelectorAll<HTMLElement>(".picker-option") ?? [])],
      search: search.current,
    });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <ul ref={list} className="picker-list" aria-label={label} onKeyDown={handleKey}>
      {shown.map((definition) => (
        <PickerOption
          key={definition.id}
          definition={definition}
          effect={effectOf(definition.id)}
          isActive={definition.id === active}
          isStop={definition.id === (active ?? templates[0]?.id)}
          thumbnail={thumbnailOf(definition, begin)}
          star={starOf?.(definition.id)}
          onActivate={() => setChosen(definition.id)}
          onInsert={() => onInsert(definition.id)}
        />
      ))}
    </ul>
  );
}
