import type { ReactNode } from "react";
import { Picture, useField, useText } from "../kit/index.ts";
import { teamCardsFields } from "./fields.ts";

const { item } = teamCardsFields.people;

/** First letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last].map((word) => [...(word ?? "")][0] ?? "").join("");
}

/** Somebody's portrait, or their initials where there is none. */
export function Portrait({ className }: { className: string }): ReactNode {
  const name = useText(item.name);
  const isFilled = useField(item.picture) !== null;
  return (
    <span className={className} data-bare={isFilled ? undefined : ""}>
      {!isFilled && (
        <span className="team__initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <Picture of="picture" />
    </span>
  );
}
