import type { ReactNode } from "react";
import { useTranslate } from "#/editor/words/i18n.ts";
import type { ShownValueProps } from "../shown-value.ts";
import type { PlaceField } from "./spec.ts";

/** The coordinates. */
export function ShownPlace({ value }: ShownValueProps<PlaceField>): ReactNode {
  const t = useTranslate("fields");
  return value ? `${value.latitude}, ${value.longitude}` : t("place.none");
}
