import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import type { SectionDefinition } from "#/sections/kit/index.ts";
import { standingInstead } from "../section-commands.ts";
import { useEditor } from "../../../session/editor.ts";
import type { Editor } from "../../../session/editor.ts";
import { neighbour } from "./neighbour.ts";
import type { Direction } from "./neighbour.ts";
import { PickerOption } from "./picker-option.tsx";
import type { Effect } from "./picker-option.tsx";
import { TemplateThumbnail } from "./template-thumbnail.tsx";
import { useTranslate } from "../../../words/i18n.ts";

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

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

/** The option to which a key leads, by its place on the screen. */
function targetOf(key: string, options: readonly HTMLElement[], here: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return options.length - 1;
  const direction = directions[key];
  if (!direction) return undefined;
  return neighbour(
    options.map((option) => option.getBoundingClientRect()),
    here,
    direction,
  );
}

/** Whether a key types a character. */
function isTyping(event: KeyboardEvent): boolean {
  return event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey;
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

  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (isTyping(event)) return search.current?.focus();
    const options = [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
    const here = options.indexOf(event.target as HTMLElement);
    const target = targetOf(event.key, options, here);
    if (target === undefined) return;
    event.preventDefault();
    if (target === here && event.key === "ArrowUp") return search.current?.focus();
    options[target]?.focus();
  };

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
