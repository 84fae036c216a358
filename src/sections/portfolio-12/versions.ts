import type { TemplateChange } from "#/site/template-change.ts";
import { airChange } from "../kit/index.ts";

export const portfolio12Changes: readonly TemplateChange[] = [airChange];
