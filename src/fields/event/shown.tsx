import type { ReactNode } from "react";
import { useTranslate } from "#/editor/words/i18n.ts";
import type { ShownValueProps } from "../shown-value.ts";
import type { EventField } from "./spec.ts";

/** The event by its name. */
export function ShownEvent({ value, tools }: ShownValueProps<EventField>): ReactNode {
  const t = useTranslate("editing");
  if (value === null) return t("background.firstEvent");
  return tools.events.find(({ id }) => id === value)?.name ?? value;
}
