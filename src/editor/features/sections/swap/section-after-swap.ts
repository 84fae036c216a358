import { templates } from "#/sections/registry.ts";
import { swapped } from "#/site/operations/section-layout.ts";
import type { Section } from "#/site/section.ts";
import type { Editor } from "../../../session/editor.ts";
import { swapStart } from "./swap-start.ts";

/** A section as another layout would make it, with its owner's content; nothing of the site changes. */
export function sectionAfterSwap(editor: Editor, section: Section, template: string): Section {
  const { initial: fields, said } = swapStart(editor)(section, template);
  return swapped(section, { template, fields, said }, { templates });
}
