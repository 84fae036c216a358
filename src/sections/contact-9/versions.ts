import type { TemplateChange } from "#/site/template-change.ts";
import { airChange } from "../kit/index.ts";

export const contact9Changes: readonly TemplateChange[] = [airChange];
