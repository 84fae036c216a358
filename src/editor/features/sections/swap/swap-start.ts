import { spokenSpecs } from "#/fields/spoken-specs.ts";
import { nestedFields } from "#/fields/nested-fields.ts";
import { createId } from "#/lib/create-id.ts";
import { findSection, templates } from "#/sections/definitions.ts";
import { textsOf } from "#/site/document-texts.ts";
import { saidWords } from "#/site/ready-words/said-words.ts";
import { newContent } from "#/site/ready-words/new-content.ts";
import type { Section } from "#/site/section.ts";
import type { Editor } from "../../../session/editor.ts";
import type { SwapStart } from "../section-commands.ts";
import { withoutExamples } from "./without-examples.ts";

/** Finds what a section brings along to another template. */
export function swapStart(editor: Editor): (section: Section, template: string) => SwapStart {
  return ({ template: own, fields }, template) => {
    const [from = {}, to = {}] = [own, template].map((id) => findSection(id)?.fields);
    const texts = textsOf([{ specs: from, fields, target: { part: "footer" } }]);
    const records = editor.store.records();
    const { languages = [] } = records.site ?? {};
    const codes = [
      ...languages.map(({ code }) => code),
      ...texts.flatMap(({ text }) => Object.keys(text)),
    ];
    const said = saidWords([from, to], new Set(codes));
    const initial = newContent(to, { records, templates, createId });
    const specs = spokenSpecs(from, said);
    const isExample = nestedFields.isUntouched(specs, fields, undefined);
    return {
      initial: isExample
        ? initial
        : withoutExamples({ specs: to, fields: initial }, { specs, fields }),
      said,
    };
  };
}
