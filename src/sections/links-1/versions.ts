import type { TemplateChange } from "#/site/template-change.ts";
import { airChange } from "../kit/index.ts";

export const links1Changes: readonly TemplateChange[] = [airChange];
