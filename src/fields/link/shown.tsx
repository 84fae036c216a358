import type { ReactNode } from "react";
import { useTranslate } from "#/editor/words/i18n.ts";
import type { ShownValueProps } from "../shown-value.ts";
import type { LinkField } from "./spec.ts";

/** Where it leads. */
export function ShownLink({ value, tools }: ShownValueProps<LinkField>): ReactNode {
  const t = useTranslate("fields");
  return value === null ? t("link.none") : tools.linkName(value);
}
