import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { standingInstead } from "../section-commands.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { optionKeys } from "./option-keys.ts";
import { PickerOption } from "./picker-option.tsx";
import type { Effect } from "./picker-option.tsx";
import { TemplateThumbnail } from "./template-thumbnail.tsx";
import { useTranslate } from "../../../words/i18n.ts";

export interface PickerGridProps {
  readonly templates: readonly SectionDefinition[];
  readonly onInsert: (template: string) => void;
  /** Gets the keyboard when letters are typed, and at the upper edge. */
  readonly search: RefObject<HTMLInputElement | null>;
}

/** What choosing a template does on the page on the canvas. */
function effectOn(editor: Editor, template: string): Effect {
  const standing = standingInstead(editor, template);
  if (!standing) return "add";
  return standing.template === template ? "stands" : "replace";
}

/** The templates in two columns. One Tab stop; arrow keys move by position on the screen, typing goes to the search. */
export function PickerGrid({ templates, onInsert, search }: PickerGridProps): ReactNode {
  const editor = useEditor();
  const t = useTranslate("sections");
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    list.current
      ?.querySelector<HTMLElement>("[aria-selected=true]")
      ?.focus({ preventScroll: true });
  }, []);
  const active = templates.some(({ id }) => id === chosen) ? chosen : templates[0]?.id;

  const handleKey = (event: KeyboardEvent<HTMLElement>): void =>
    optionKeys(event, {
      options: [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])],
      search: search.current,
    });

  return (
    <div
      ref={list}
      role="listbox"
      aria-label={t("picker.results")}
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      {templates.map((definition) => (
        <PickerOption
          key={definition.id}
          definition={definition}
          effect={effectOn(editor, definition.id)}
          isActive={definition.id === active}
          thumbnail={<TemplateThumbnail definition={definition} />}
          onActivate={() => setChosen(definition.id)}
          onInsert={() => onInsert(definition.id)}
        />
      ))}
    </div>
  );
}
