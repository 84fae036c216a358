import type { ReactNode } from "react";
import { initialsOf } from "#/lib/initials.ts";
import { Picture, useField, useText } from "../kit/index.ts";
import { teamCardsFields } from "./fields.ts";

const { item } = teamCardsFields.people;

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
