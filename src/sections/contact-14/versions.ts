import type { TemplateChange } from "#/site/template-change.ts";
import { airChange, shadeChange } from "../kit/index.ts";

export const contact14Changes: readonly TemplateChange[] = [
  { name: "text after sending", up: (fields) => ({ ...fields, sentText: {} }) },
  airChange,
  shadeChange,
];
