import { useState } from "react";
import type { ReactNode } from "react";
import { ChoiceGroup } from "#/editor/ui/choice-group.tsx";
import { SearchField } from "#/editor/ui/search-field.tsx";
import { currentLanguage, useTranslate } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { FieldControlProps } from "../field-control.ts";
import { iconLibrary } from "./icon-library.data.ts";
import { iconNames } from "./icon-names.data.ts";
import type { LibraryIconName } from "./icon-names.data.ts";
import { iconSearch } from "./icon-search.data.ts";
import type { IconField } from "./spec.ts";

/** What an icon is called: by the first word that it is found by in Russian, by its name in the library elsewhere. */
function iconLabel(name: LibraryIconName): string {
  const [first = name] = iconSearch[name].ru.split(" ");
  return currentLanguage() === "ru" ? first : name.replaceAll("-", " ");
}

/** Whether every word that was typed begins one of an icon's words, in either language. */
function isFound(name: LibraryIconName, typed: string): boolean {
  const { en, ru } = iconSearch[name];
  const words = `${name.replaceAll("-", " ")} ${en} ${ru}`.split(" ");
  const wanted = typed.toLowerCase().split(/\s+/);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}

/** The template's own icon, or one of the library: searched by words, chosen from a grid. */
export function IconControl({ spec, value, onChange }: FieldControlProps<IconField>): ReactNode {
  const t = useTranslate("editing");
  const [typed, setTyped] = useState("");
  const label = spec.label ? fieldWord(spec.label) : "";
  const found = iconNames.filter((name) => isFound(name, typed.trim()));
  const choices = found.map((name) => {
    const Drawing = iconLibrary[name];
    return { value: name, label: iconLabel(name), content: <Drawing aria-hidden="true" /> };
  });
  const chosen = iconNames.find((name) => name === value) ?? null;
  return (
    <section className="grid tight">
      <h4 className="label row">
        <span className="grow">{label}</span>
        {value !== "" && (
          <button type="button" className="button sm ghost" onClick={() => onChange("")}>
            {t("icon.own")}
          </button>
        )}
      </h4>
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
          choices={choices}
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
