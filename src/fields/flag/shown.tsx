import type { ReactNode } from "react";
import { useTranslate } from "#/editor/words/i18n.ts";
import type { ShownValueProps } from "../shown-value.ts";
import type { FlagField } from "./spec.ts";

/** Yes or no. */
export function ShownFlag({ value }: ShownValueProps<FlagField>): ReactNode {
  const t = useTranslate("fields");
  return t(value ? "cells.yes" : "cells.no");
}
