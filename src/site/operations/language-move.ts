import * as z from "zod/mini";
import { languageCodeSchema } from "../language-code.ts";
import { findLanguage, languageBefore, placedLanguage, withLanguages } from "./language-rules.ts";
import { defineOperation } from "./operation.ts";
import { readSite } from "./target.ts";

/** Moves a language behind another one in the language menu. */
export const languageMove = defineOperation({
  name: "language.move",
  args: z.strictObject({ code: languageCodeSchema, after: z.nullable(languageCodeSchema) }),
  records: () => ["site"],
  apply(records, { code, after }) {
    const site = readSite(records);
    const language = findLanguage(site, code);
    if (after === code) return { changes: {} };
    const others = site.languages.filter((one) => one.code !== code);
    return { changes: withLanguages(site, placedLanguage(others, language, after)) };
  },
  invert(before, { code }) {
    return [
      { name: "language.move", args: { code, after: languageBefore(readSite(before), code) } },
    ];
  },
});
