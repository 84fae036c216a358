import { useState } from "react";
import type { ReactNode } from "react";
import { typedWithin } from "../../../ui/typed-within.ts";
import { useTranslate } from "../../../words/i18n.ts";

/** In characters. */
const longestName = 80;

/** Takes another name for a page. Enter and leaving it take what is typed, Esc takes nothing. */
export function RowNameInput({
  name,
  onName,
  onEnd,
}: {
  name: string;
  onName: (name: string) => void;
  onEnd: () => void;
}): ReactNode {
  const t = useTranslate("pages");
  const [typed, setTyped] = useState(name);
  return (
    <input
      className="tree-name-input"
      aria-label={t("name")}
      value={typed}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asked to rename types next
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.select()}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => setTyped(typedWithin(target, typed, longestName))}
      onBlur={() => {
        onName(typed);
        onEnd();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== "Enter" && event.key !== "Escape") return;
        event.preventDefault();
        if (event.key === "Enter") onName(typed);
        onEnd();
      }}
    />
  );
}
