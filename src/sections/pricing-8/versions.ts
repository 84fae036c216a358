import type { TemplateChange } from "#/site/template-change.ts";
import { airChange } from "../kit/index.ts";

export const pricing8Changes: readonly TemplateChange[] = [airChange];
