import type { TemplateChange } from "#/site/template-change.ts";
import { airChange } from "../kit/index.ts";

export const feature152Changes: readonly TemplateChange[] = [airChange];
