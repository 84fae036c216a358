import type { TemplateChange } from "#/site/template-change.ts";
import { shadeChange } from "../kit/index.ts";

export const actionBackdropChanges: readonly TemplateChange[] = [
  { name: "ink", up: (fields) => ({ ...fields, ink: "light" }) },
  shadeChange,
  { name: "an inset card", up: (fields) => ({ ...fields, isCard: false }) },
];
