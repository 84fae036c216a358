import type { TemplateChange } from "#/site/template-change.ts";
import { airChange, shadeChange } from "../kit/index.ts";

export const email1Changes: readonly TemplateChange[] = [
  { name: "text after subscribing", up: (fields) => ({ ...fields, subscribedText: {} }) },
  airChange,
  shadeChange,
];
