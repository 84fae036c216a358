import type { ReactNode } from "react";
import { embedOf } from "#/embeds/read-embed.ts";
import { useTranslate } from "#/editor/words/i18n.ts";
import type { ShownValueProps } from "../shown-value.ts";
import type { EmbedField } from "./spec.ts";

/** The address of what is shown, with the service that it comes from. */
export function ShownEmbed({ value }: ShownValueProps<EmbedField>): ReactNode {
  const t = useTranslate("fields");
  if (value === null) return t("embed.none");
  const vendor = embedOf(value);
  return vendor ? `${vendor.label}: ${vendor.page(value.id)}` : value.vendor;
}
