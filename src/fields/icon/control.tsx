import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { ChoiceGroup } from "#/editor/ui/choice-group.tsx";
import { SearchField } from "#/editor/ui/search-field.tsx";
import { currentLanguage, useTranslate } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { FieldControlProps } from "../field-control.ts";
import { iconLabel } from "./icon-label.ts";
import { iconLibrary } from "./icon-library.data.ts";
import { iconNames } from "./icon-names.data.ts";
import type { LibraryIconName } from "./icon-names.data.ts";
import { iconSearch } from "./icon-search.data.ts";
import type { IconField } from "./spec.ts";

/** Words as they are compared: without accents, and with one kind of apostrophe. */
function plain(words: string): string {
  return words.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'");
}

/** Whether every word that was typed begins one of an icon's words, in whatever language. */
function isFound(name: LibraryIconName, typed: string): boolean {
  const words = plain([name.replaceAll("-", " "), ...iconSearch[name]].join(" ")).split(" ");
  const wanted = plain(typed).split(/\s+/);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}

interface IconControlProps extends Pick<FieldControlProps<IconField>, "spec" | "onChange"> {
  /** Null where there is no single one. */
  readonly value: string | null;
  /** What the choice of none of the library is called. */
  readonly ownLabel?: string | undefined;
}

/** The template's own icon, or one of the library: searched by words, chosen from a grid. The current one is marked. */
export function IconControl({ spec, value, ownLabel, onChange }: IconControlProps): ReactNode {
  const t = useTranslate("editing");
  const box = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState("");
  const label = spec.label ? fieldWord(spec.label) : "";
  const found = iconNames.filter((name) => isFound(name, typed.trim()));
  const choices = found.map((name) => {
    const Drawing = iconLibrary[name];
    return {
      value: name,
      label: iconLabel(name, currentLanguage()),
      content: <Drawing aria-hidden="true" />,
    };
  });
  const own = { value: "" as const, label: ownLabel ?? t("icon.own") };
  // a name that the library hasn't is none of the choices
  const chosen = value === "" ? value : (iconNames.find((name) => name === value) ?? null);
  useEffect(() => {
    const current = box.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    const grid = current?.parentElement;
    if (grid) grid.scrollTop = current.offsetTop - (grid.clientHeight - current.offsetHeight) / 2;
  }, []);
  return (
    <section ref={box} className="grid tight">
      <p className="label">{label}</p>
      <SearchField
        label={t("icon.search")}
        clearLabel={t("icon.clear")}
        value={typed}
        onChange={setTyped}
      />
      {choices.length > 0 ? (
        <ChoiceGroup
          label={label}
          className="icon-grid"
          choices={typed.trim() === "" ? [own, ...choices] : choices}
          value={chosen}
          onChoose={onChange}
        />
      ) : (
        <span className="hint" role="status">
          {t("icon.none")}
        </span>
      )}
    </section>
  );
}
