import type { ReactNode } from "react";
import { useTranslate } from "../../words/i18n.ts";

interface MentionListProps {
  readonly id: string;
  readonly names: readonly string[];
  /** The place of the one that Enter takes. */
  readonly marked: number;
  readonly onChoose: (name: string) => void;
}

function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/**
 * What the field of a list of members says of it. HTML gives a text of several lines no role but its own, which knows no
 * `aria-expanded`: that a list has opened is announced.
 */
export function listFieldProps({
  id,
  names,
  marked,
}: Partial<Pick<MentionListProps, "names">> & Pick<MentionListProps, "id" | "marked">) {
  return {
    "aria-autocomplete": "list",
    "aria-haspopup": "listbox",
    ...(names && { "aria-controls": id, "aria-activedescendant": optionId(id, marked) }),
  } as const;
}

/** The members that somebody may mean; the keyboard stays in the field. */
export function MentionList({ id, names, marked, onChoose }: MentionListProps): ReactNode {
  const t = useTranslate("comments");
  return (
    <div id={id} className="comment-names" role="listbox" aria-label={t("people")}>
      {names.map((name, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above keeps the keyboard
        <div
          key={name}
          id={optionId(id, index)}
          role="option"
          className="comment-name"
          aria-selected={index === marked}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(name)}
        >
          {name}
        </div>
      ))}
    </div>
  );
}
