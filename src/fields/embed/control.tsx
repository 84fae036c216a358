import { useState } from "react";
import type { ReactNode } from "react";
import { embedOf, readEmbed, shortLinkOf } from "#/embeds/read-embed.ts";
import { embeds } from "#/embeds/registry.ts";
import { Field } from "#/editor/ui/field.tsx";
import { useTranslate } from "#/editor/words/i18n.ts";
import { fieldWord } from "#/editor/words/own-names.ts";
import type { FieldControlProps } from "../field-control.ts";
import type { EmbedField } from "./spec.ts";

const vendors = embeds.map(({ label }) => label).join(", ");

/** The address of a film, a map or a calendar, or a service's code for pages: kept when it is left, or with Enter. */
export function EmbedControl({ spec, value, onChange }: FieldControlProps<EmbedField>): ReactNode {
  const t = useTranslate("fields");
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const vendor = value ? embedOf(value) : undefined;
  const stored = value && vendor ? vendor.page(value.id) : "";
  const problemOf = (text: string): string => {
    const short = shortLinkOf(text);
    return short ? t("embed.short", { vendor: short.label }) : t("embed.wrong", { vendors });
  };
  const leave = (): void => {
    if (typed === undefined) return;
    const read = typed.trim() === "" ? null : readEmbed(typed);
    setProblem(read === undefined ? problemOf(typed) : undefined);
    if (read === undefined) return;
    setTyped(undefined);
    if (read?.vendor !== value?.vendor || read?.id !== value?.id) onChange(read);
  };
  return (
    <Field
      label={spec.label ? fieldWord(spec.label) : ""}
      hint={vendor ? vendor.label : t("embed.hint", { vendors })}
      error={problem}
      autoComplete="off"
      inputMode="url"
      value={typed ?? stored}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === "Enter") leave();
      }}
    />
  );
}
