import type { SaidWords } from "#/fields/spoken-specs.ts";
import { findSection } from "#/sections/definitions.ts";
import { textsOf } from "#/site/document-texts.ts";
import { saidWords } from "#/site/ready-words/said-words.ts";
import type { Section } from "#/site/section.ts";
import type { Editor } from "../../../session/editor.ts";

/**
 * Finds what the template of a section and another one begin with in the languages of the site, and in those that the
 * section has words of: also a language that was taken away.
 */
export function saidOf(
  editor: Editor,
): (section: Section, template: string) => SaidWords | undefined {
  return ({ template: own, fields }, template) => {
    const [from, to] = [own, template].map((id) => findSection(id)?.fields ?? {});
    const texts = textsOf([{ specs: from ?? {}, fields, target: { part: "footer" } }]);
    const { languages = [] } = editor.store.records().site ?? {};
    const codes = [
      ...languages.map(({ code }) => code),
      ...texts.flatMap(({ text }) => Object.keys(text)),
    ];
    return saidWords([from ?? {}, to ?? {}], new Set(codes));
  };
}
