import { useState } from "react";
import type { ReactNode } from "react";
import { typedWithin } from "../../../ui/typed-within.ts";
import { useTranslate } from "../../../words/i18n.ts";

/** In characters. */
const longestName = 80;

/** Takes another name for a page, and says which one it began with. Enter and leaving it take what is typed, Esc takes nothing. */
export function RowNameInput({
  name,
  onName,
  onEnd,
}: {
  name: string;
  onName: (name: string, was: string) => void;
  onEnd: () => void;
}): ReactNode {
  const t = useTranslate("pages");
  const [typed, setTyped] = useState(name);
  // others may rename it while the field is open
  const [was] = useState(name);
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
        onName(typed, was);
        onEnd();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== "Enter" && event.key !== "Escape") return;
        event.preventDefault();
        if (event.key === "Enter") onName(typed, was);
        onEnd();
      }}
    />
  );
}
