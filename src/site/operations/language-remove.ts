import { z } from "zod";
import { languageCodeSchema } from "../language.ts";
import { findLanguage, languageBefore, withLanguages } from "./language-rules.ts";
import { defineOperation } from "./operation.ts";
import { refusal } from "./refusals.ts";
import { readSite } from "./target.ts";

/** Removes a language other than the primary one. Its wording stays in the texts, unseen, so that nothing is lost. */
export const languageRemove = defineOperation({
  name: "language.remove",
  args: z.strictObject({ code: languageCodeSchema }),
  records: () => ["site"],
  apply(records, { code }) {
    const site = readSite(records);
    if (findLanguage(site, code).isPrimary) throw refusal("language-primary", [], code);
    return {
      changes: withLanguages(
        site,
        site.languages.filter((one) => one.code !== code),
      ),
    };
  },
  invert(before, { code }) {
    const site = readSite(before);
    return [
      {
        name: "language.add",
        args: { language: findLanguage(site, code), after: languageBefore(site, code) },
      },
    ];
  },
});
